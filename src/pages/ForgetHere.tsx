import { useLazy } from '../lazy.ts';
import { tools } from './parts.ts';

/** Where the button to forget stands, once it has come. */
export function ForgetHere() {
  const { Forget } = useLazy(tools)?.tools ?? {};
  return Forget && <Forget />;
}
