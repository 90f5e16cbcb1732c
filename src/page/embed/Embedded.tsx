import { useEffect } from 'react';
import { linkFragment } from '../../engine/answer/share-link.ts';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { Undo } from '../form/Undo.tsx';
import { linkedChoice, showHere } from '../money/chosen.ts';
import { showSteps } from '../results/steps.ts';
import { AddressInputs, type LinksProps } from '../share/AddressInputs.tsx';

/** Shows amounts in the currency that the frame's address asks for. Renders nothing. */
function LinkedMoney() {
  useEffect(() => {
    const follow = () => {
      const choice = linkedChoice();
      if (choice) showHere(choice);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return null;
}

/** Lets the prerendered link to the calculator's page carry the inputs of the result. Renders nothing. */
function FullPageInputs({ calculator: { manifest }, outcome }: LinksProps) {
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-full-page]');
    if (link)
      link.hash = outcome?.answer
        ? linkFragment(manifest, JSON.parse(outcome.typed), outcome.answer.presentation)
        : '';
  }, [manifest, outcome]);
  return null;
}

/** What the address asks for, and what the link to the calculator's page does. */
const Links = (props: LinksProps) => (
  <>
    <LinkedMoney />
    <AddressInputs {...props} />
    <FullPageInputs {...props} />
  </>
);

/** What comes after an embed, as Tools.tsx after a page: nothing that is kept on the device. */
export const tools = { ErrorSummary, Links, Undo, showSteps };
