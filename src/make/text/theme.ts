import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** A colour for each kind of value; all are at least 4.5:1 on a card, in both themes. */
const colours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.propertyName, color: 'var(--accent)' },
    { tag: tags.string, color: 'var(--ink)' },
    { tag: tags.number, color: 'light-dark(oklch(45% 0.15 264), oklch(82% 0.09 264))' },
    {
      tag: [tags.bool, tags.null],
      color: 'light-dark(oklch(45% 0.17 320), oklch(82% 0.1 320))',
    },
    { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--soft)' },
  ]),
);

const focus = { outline: '3px solid var(--accent)', outlineOffset: '2px' };
const wavy = (colour: string) => ({
  // The security policy allows no image in a style sheet, with which the library underlines.
  backgroundImage: 'none',
  paddingBottom: '0',
  textDecoration: `underline wavy ${colour}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '0.2em',
});
const dot = (colour: string) => ({
  content: 'normal',
  width: '0',
  height: '0',
  margin: '0.5rem 0.25rem',
  border: `0.25rem solid ${colour}`,
});

const look = EditorView.theme({
  '&': {
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    background: 'var(--card)',
    color: 'var(--ink)',
    maxHeight: 'max(24rem, 80vh)',
  },
  '&.cm-focused': focus,
  '.cm-scroller': {
    borderRadius: 'var(--radius) var(--radius) 0 0',
    fontFamily: 'ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, monospace',
    fontSize: '0.875rem',
    lineHeight: '1.6',
  },
  // Browsers of phones magnify the page when a smaller text gets the focus.
  '@media (max-width: 48rem), (pointer: coarse)': {
    '.cm-scroller': { fontSize: 'max(16px, 1rem)' },
    '.cm-lineNumbers': { display: 'none !important' },
    '.cm-tooltip-autocomplete ul li': { padding: '0.6rem 0.5rem !important' },
  },
  '.cm-content': { padding: 'var(--space-2) 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--space-3) 0 var(--space-2)' },
  '.cm-content ::selection': { background: 'var(--tint-strong)' },
  '.cm-gutters': {
    border: '0',
    borderRadius: 'var(--radius) 0 0',
    background: 'var(--card)',
    color: 'var(--soft)',
  },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--tint-strong)',
    outline: '1px solid var(--edge)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--error-tint)' },
  '.cm-lintRange-error': wavy('var(--error)'),
  '.cm-lintRange-warning': wavy('var(--warn)'),
  '.cm-lintRange-active': { background: 'var(--tint-strong)' },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--error)' },
  '.cm-gutter-lint': { width: '1rem' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0' },
  '.cm-lint-marker-error': { ...dot('var(--error)'), borderRadius: '50%' },
  // Not by colour alone: a warning is a square.
  '.cm-lint-marker-warning': dot('var(--warn)'),
  '.cm-tooltip': {
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--card)',
    color: 'var(--ink)',
    font: 'var(--text-s) / 1.5 var(--font)',
    maxWidth: 'min(30rem, calc(100vw - 2rem))',
    overflowWrap: 'break-word',
  },
  // A description stands beside the list, outside its box.
  '.cm-tooltip-autocomplete': { maxWidth: 'none' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '16rem',
    minWidth: '12rem',
    borderRadius: 'var(--radius-s)',
    fontFamily: 'inherit',
    '& > li': { padding: '0.2rem 0.5rem', lineHeight: '1.5' },
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionDetail': { color: 'var(--soft)', fontStyle: 'normal' },
  '[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-completionInfo': { padding: '0.4rem 0.6rem', boxShadow: '0 2px 8px rgb(0 0 0 / 0.15)' },
  '.cm-diagnostic': { padding: '0.4rem 0.6rem', overflowWrap: 'anywhere' },
  '.cm-diagnostic-error': { borderLeft: '5px solid var(--error)' },
  '.cm-diagnostic-warning': { borderLeft: '5px solid var(--warn)' },
  '.cm-panels': {
    flexShrink: '0',
    borderRadius: '0 0 var(--radius) var(--radius)',
    background: 'var(--tint)',
    color: 'var(--ink)',
    font: 'var(--text-s) / 1.5 var(--font)',
    overflow: 'hidden',
  },
  '.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-panel-lint': {
    '& ul': { maxHeight: '10rem', paddingInlineEnd: '2.75rem' },
    '& li': { cursor: 'pointer' },
    '& ul [aria-selected]': { background: 'var(--tint-strong)', color: 'var(--ink)' },
    '& ul:focus': { ...focus, outlineOffset: '-3px' },
    '& ul:focus [aria-selected]': { background: 'var(--accent)', color: 'var(--on-accent)' },
    '& [name=close]': {
      width: '2.75rem',
      minHeight: '2.75rem',
      border: '0',
      background: 'none',
      color: 'inherit',
      fontSize: 'var(--text-l)',
      cursor: 'pointer',
    },
  },
  '.cm-make-help': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--space-1) var(--space-3)',
    alignItems: 'center',
    padding: 'var(--space-2) var(--space-3)',
    color: 'var(--soft)',
    '& p': { flex: '1 1 16rem', margin: '0' },
    '& div': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' },
    '& button': {
      minHeight: '2.75rem',
      padding: '0.4rem 0.9rem',
      border: '1px solid var(--edge)',
      borderRadius: 'var(--radius)',
      background: 'var(--card)',
      color: 'var(--ink)',
      font: 'inherit',
      fontWeight: '600',
      cursor: 'pointer',
    },
    '& [hidden]': { display: 'none' },
  },
  '@media (hover: hover)': {
    '.cm-make-help button:hover': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  },
  // Keys are of no use to fingers.
  '@media (hover: none) and (pointer: coarse)': { '.cm-make-help p': { display: 'none' } },
  '.cm-panels :focus-visible': focus,
  '.cm-panels button:focus-visible': { outlineOffset: '-3px' },
  '@media (forced-colors: active)': {
    '.cm-tooltip-autocomplete ul li[aria-selected], .cm-panel.cm-panel-lint ul [aria-selected]': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
});

/** How the editor looks: by the site’s tokens, which hold within its shadow root as well. */
export const theme: Extension = [look, colours];
