import { expect, test } from 'vitest';
import { splitStyles } from '../scripts/build/deferred-styles.ts';

test('styles for print and in the layers below and deferred are split off, all others stay', () => {
  const css = [
    '@layer base,parts,below,deferred,print;',
    '@layer base{a{color:red}}',
    '@media print{@layer print{a{color:#000}}}',
    '@layer deferred{.chart{width:100%}@media (width>=26rem){.chart{width:50%}}}',
    '@media (width>=60rem){@layer parts{a{color:blue}}}',
    '.a{b:c}',
    '@layer below{footer{color:red}}',
  ];
  expect(splitStyles(css.join(''))).toEqual({
    inline: [css[0], css[1], css[4], css[5]].join(''),
    below: css[6],
    deferred: [css[2], css[3]].join(''),
  });
});

test('a statement between rules keeps its semicolon', () => {
  expect(splitStyles('a{b:c}@layer x;@layer deferred{}').inline).toBe('a{b:c}@layer x;');
});

test('a print rule inside another rule stays where it is', () => {
  const css = '@layer parts{@media print{a{color:#000}}}';
  expect(splitStyles(css)).toEqual({ inline: css, below: '', deferred: '' });
});
