import { importData } from '../../browser/import-data.ts';
import { lazyPart, useLazy } from '../../browser/lazy.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { type CarryIndex, indexAddress } from '../../engine/carry/index-format.ts';
import { offers } from '../../engine/carry/offers.ts';
import { within } from '../../engine/format/labels.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';
import styles from '../tools.module.css';

/** What each calculator takes and gives. */
export const carryIndex = lazyPart(() => importData<CarryIndex>(indexAddress));

interface CarryOnProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
  /** The inputs of the answer. */
  readonly typed: FormValues;
}

/** Links to calculators that take figures of the answer; nothing if there are none, or no network. */
export function CarryOn({ calculator: { slug, manifest }, answer, typed }: CarryOnProps) {
  const index = useLazy(carryIndex);
  const found = index ? offers(index, slug, manifest, answer, typed) : [];
  if (found.length === 0) return null;
  return (
    <nav className={styles.carryOn} aria-labelledby="carry-on-title">
      <h3 id="carry-on-title">Carry on with these figures</h3>
      <ul>
        {found.map(({ title, href, takes }) => (
          <li key={href}>
            <a href={href}>
              {title}
              <span>{takes.map((label, at) => (at ? within(label) : label)).join(', ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
