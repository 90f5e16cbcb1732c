import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileNameOf, linkedHeading, ownHeading } from '../src/engine/draft/title.ts';
import { codeOf } from '../src/make/draft/code.ts';
import { loadCopy } from '../src/page/copies.ts';

/*
 * What stands of a draft around its page (the tab, shared links, names of files), and what is said of a
 * calculator that cannot be fetched.
 */

describe('The title of a draft', () => {
  const ours = ['Loan EMI Calculator', 'Tip Calculator', 'Reckonwell'];
  const linked = (title: unknown) => linkedHeading({ title }, ours).title;

  test('is the title of the document, in one line of a bounded length', () => {
    const data = { title: ' Paint for a\n Cylinder ', description: 'How much paint.' };
    expect(ownHeading(data)).toEqual({
      title: 'Paint for a Cylinder',
      description: 'How much paint.',
    });
    const { title = '' } = ownHeading({ title: '😀'.repeat(120) });
    expect([...title]).toHaveLength(60);
    expect(title.isWellFormed()).toBe(true);
    expect(title.endsWith('…')).toBe(true);
  });

  test('is none without a text', () => {
    const none = { title: undefined, description: undefined };
    for (const title of [undefined, '', ' \n', 5, {}, ['a']]) {
      expect(ownHeading({ title, description: title })).toEqual(none);
    }
  });

  test('says of a draft that came with a link that it is somebody else’s', () => {
    expect(linkedHeading({ title: 'Paint', description: 'How much paint.' }, ours)).toEqual({
      title: 'Paint (made by somebody else)',
      description: 'Made by somebody else, not checked by this site. How much paint.',
    });
    expect(linked('a'.repeat(120))).toMatch(/^a+… \(made by somebody else\)$/);
    expect(linked(undefined)).toBe('Calculator (made by somebody else)');
    expect(linked('<b>Tip</b>')).toBe('<b>Tip</b> (made by somebody else)');
  });

  test('says so first if it looks like a title or the name of the site', () => {
    for (const title of [
      'Loan EMI Calculator',
      'Lo\u0430n EMI Calculat\u043er',
      'Tip Calculator | Reckonwell',
      'Anything – Reck\u043enwell',
      'Anything - Tip Calculator',
    ]) {
      expect(linked(title)).toBe(`Made by somebody else: ${title}`);
    }
    expect(linked('Tip-Top Score')).toBe('Tip-Top Score (made by somebody else)');
  });

  test('is the name of the saved file', () => {
    const name = (title: unknown, slug?: string) => fileNameOf({ title, slug }, 'json');
    expect(name('Paint for a Cylinder')).toBe('paint-for-a-cylinder.json');
    expect(name(' The Baker’s “Dough” (50%) ')).toBe('the-bakers-dough-50.json');
    expect(name('Größe in Zoll')).toBe('größe-in-zoll.json');
    expect(name('../../etc/passwd')).toBe('etc-passwd.json');
    expect(name('<img src=x>.exe')).toBe('img-src-x-exe.json');
    expect(name('a'.repeat(500))).toBe(`${'a'.repeat(60)}.json`);
    expect(name('', 'quiz-score')).toBe('quiz-score.json');
    expect(name('!', '../x')).toBe('x.json');
    expect(name({})).toBe('draft.json');
  });
});

describe('A calculator of the site that cannot be fetched', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('is said to be missing in words, with and without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(loadCopy('tip')).rejects.toThrow(
      'This calculator is not on this device yet. Connect once and try again.',
    );
    await expect(codeOf({ functionsFrom: 'tip' })).rejects.toThrow(
      'The code of “tip” is not on this device yet. Connect once and try again.',
    );
    vi.stubGlobal('navigator', { onLine: true });
    await expect(loadCopy('tip')).rejects.toThrow(
      'This calculator could not be fetched. Try again.',
    );
    await expect(loadCopy('../tip')).rejects.toThrow('There is no calculator “../tip”.');
  });
});
