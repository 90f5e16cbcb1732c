import { useTools } from './useTools.ts';

/** Where the button to forget stands, once it has come. */
export function ForgetHere() {
  const { Forget } = useTools(true) ?? {};
  return Forget && <Forget />;
}
