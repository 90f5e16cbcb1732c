import { type LazyPart, prefetch } from '../../browser/lazy.ts';
import { trustedHtml } from '../../browser/trusted.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import { fillSteps } from '../../engine/answer/working.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { moreOf } from './parts.ts';
import { reachScrollers } from './scrollers.ts';

/** What a section shows instead of the formulas that the build rendered. */
interface Replaced {
  readonly formulas: readonly Node[];
  /** Where the steps with places for numbers come from. */
  readonly part: LazyPart<unknown>;
}

const replaced = new WeakMap<Element, Replaced>();

/** Puts nodes in the place of the formulas of a section; returns what stood there. */
function replaceFormulas(section: Element, nodes: Iterable<Node>): readonly Node[] {
  const start = section.querySelector('phone-fold');
  const before: Node[] = [];
  while (start?.nextSibling) {
    before.push(start.nextSibling);
    start.nextSibling.remove();
  }
  start?.after(...nodes);
  return before;
}

function showWorked(section: Element, part: LazyPart<unknown>, html: string): void {
  const earlier = replaced.get(section);
  if (earlier?.part === part) return;
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html) as string;
  const before = replaceFormulas(section, [...template.content.childNodes]);
  replaced.set(section, { formulas: earlier?.formulas ?? before, part });
}

/**
 * Shows the steps to an answer in the part of a page below its result; without an answer, the formulas
 * have only their symbols. Formulas that are too wide become reachable by keyboard. Returns a function
 * that ends this.
 */
export function showSteps(
  below: Element,
  calculator: Calculator,
  answer: Solved | undefined,
): () => void {
  const section = below.querySelector('#steps');
  const part = moreOf(calculator);
  const earlier = section && replaced.get(section);
  if (earlier && !answer) {
    replaceFormulas(section, earlier.formulas);
    replaced.delete(section);
  }
  let end = reachScrollers(below);
  let ended = false;
  if (section && part && answer) {
    prefetch(part).then(
      ({ html, steps }) => {
        if (ended || !html) return;
        end();
        showWorked(section, part, html);
        fillSteps(section, calculator.manifest, steps, answer);
        end = reachScrollers(below);
      },
      // The next answer asks again.
      () => {},
    );
  }
  return () => {
    ended = true;
    end();
  };
}
