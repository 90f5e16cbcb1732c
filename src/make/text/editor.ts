import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentUnit } from '@codemirror/language';
import {
  diagnosticCount,
  linter,
  lintGutter,
  lintKeymap,
  nextDiagnostic,
  openLintPanel,
  previousDiagnostic,
} from '@codemirror/lint';
import { Annotation, EditorState, Prec, StateEffect, StateField } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, type Panel, showPanel, tooltips } from '@codemirror/view';
import { type DraftNames, type Suggestion, suggestionsAt } from '../../engine/draft/completions.ts';
import type { Problem } from '../../engine/draft/draft.ts';
import { mistakesIn, replacement } from '../../engine/draft/positions.ts';
import { draftSchema } from '../language.ts';
import { theme } from './theme.ts';

/** What an editor tells and asks its page. */
interface Page {
  readonly change: (text: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly names: () => DraftNames;
}

/** An open editor. */
export interface DraftEditor {
  /** Shows the text that the page has now; cursor and scroll stay. */
  readonly show: (text: string) => void;
  /** Underlines what is wrong. */
  readonly mark: (problems: readonly Problem[]) => void;
  readonly close: () => void;
}

/** A change that came from the page, which knows it already. */
const fromPage = Annotation.define<true>();

const setProblems = StateEffect.define<readonly Problem[]>();
const problemsField = StateField.define<readonly Problem[]>({
  create: () => [],
  update: (problems, { effects }) =>
    effects.reduce((last, effect) => (effect.is(setProblems) ? effect.value : last), problems),
});

const mistakes = linter(
  ({ state }) =>
    mistakesIn(state.doc.toString(), state.field(problemsField)).map(({ isWarning, ...each }) => ({
      ...each,
      severity: isWarning ? 'warning' : 'error',
    })),
  {
    delay: 300,
    needsRefresh: ({ transactions }) =>
      transactions.some(({ effects }) => effects.some((effect) => effect.is(setProblems))),
  },
);

/** What the ids among the suggestions are of. */
const details = {
  fields: 'field',
  results: 'result',
  workings: 'working',
  constants: 'constant',
  cases: 'case',
  function: 'function',
} as const;

/** Suggests what can stand at the cursor. */
function suggesting({ names }: Page) {
  const suggestions = (state: EditorState, offset: number) =>
    suggestionsAt(draftSchema, state.doc.toString(), offset, names());

  /** Writes what was chosen, by the text as it is now. */
  function apply(view: EditorView, chosen: Completion) {
    const found = suggestions(view.state, view.state.selection.main.head);
    const option = found?.options.find(
      ({ label, type }) => label === chosen.label && type === chosen.type,
    );
    if (!found || !option) return;
    const { replaced, commaAt } = found;
    const { insert, select, type } = option;
    const comma = commaAt === undefined ? [] : [{ from: commaAt, insert: ',' }];
    const start = replaced.from + comma.length;
    view.dispatch({
      changes: [...comma, { ...replaced, insert }],
      selection: { anchor: start + select[0], head: start + select[1] },
      scrollIntoView: true,
      userEvent: 'input.complete',
      annotations: pickedCompletion.of(chosen),
    });
    // The value of a new key often is one of a few.
    if (type === 'key') startCompletion(view);
  }

  const shown = (
    { label, type, description, isRequired }: Suggestion,
    index: number,
  ): Completion => ({
    label,
    type,
    apply,
    // What the schema names first stands first, after what may not be missing.
    boost: (isRequired ? 50 : 0) - Math.min(index, 98) / 2,
    ...(type === 'function' && { displayLabel: `${label}()` }),
    ...(description && { info: description }),
    ...(type in details && { detail: details[type as keyof typeof details] }),
    ...(isRequired && { detail: 'required' }),
  });

  return autocompletion({
    icons: false,
    override: [
      ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
        const found = suggestions(state, pos);
        // Unasked, they come with the first character of a word, or with the quote before it.
        const isBegun = found && (found.from < pos || state.sliceDoc(pos - 1, pos) === '"');
        if (!found || found.options.length === 0 || !(explicit || isBegun)) return null;
        return { from: found.from, options: found.options.map(shown) };
      },
    ],
  });
}

const helpId = 'make-text-help';

/** The line below the text: how to write without a mouse, and what is wrong. */
function helpPanel(view: EditorView): Panel {
  const dom = document.createElement('div');
  dom.className = 'cm-make-help';
  const help = document.createElement('p');
  help.id = helpId;
  help.textContent = `${isMac ? 'Control' : 'Ctrl'}+Space suggests what can stand here. Tab leaves the text; after ${isMac ? 'Shift+Option+M' : 'Ctrl+M'} it indents.`;
  const button = (text: string, command: (view: EditorView) => boolean) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = text;
    element.addEventListener('click', () => command(view));
    return element;
  };
  const next = button('Next mistake (F8)', (target) => {
    target.focus();
    return nextDiagnostic(target);
  });
  const all = button('All mistakes', openLintPanel);
  const buttons = document.createElement('div');
  buttons.append(next, all);
  dom.append(help, buttons);
  const count = (state: EditorState) => {
    const mistakeCount = diagnosticCount(state);
    next.hidden = all.hidden = mistakeCount === 0;
    all.textContent = `All mistakes (${mistakeCount})`;
  };
  count(view.state);
  return { dom, update: ({ state }) => count(state) };
}

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** Lets Tab indent, or move the focus again, and says so to screen readers. */
function toggleTab(view: EditorView): boolean {
  isIndenting.set(view, !isIndenting.get(view));
  view.setTabFocusMode(!isIndenting.get(view));
  const said = isIndenting.get(view) ? 'Tab indents now.' : 'Tab leaves the text now.';
  view.dispatch({ effects: EditorView.announce.of(said) });
  return true;
}

/** The editors in which Tab indents. */
const isIndenting = new WeakMap<EditorView, boolean>();

/**
 * Opens an editor in a shadow root. There the library's styles are adopted style sheets, as the
 * security policy wants it; in a document they would be style elements.
 */
export function openEditor(root: ShadowRoot, text: string, page: Page): DraftEditor {
  /** The texts that were reported to the page and that it has not shown since. */
  let reported: string[] = [];

  /** Has the page go back or forth: any text may then come, also one that was reported. */
  const travel = (go: () => void) => () => {
    reported = [];
    go();
    return true;
  };
  const undo = travel(page.undo);
  const redo = travel(page.redo);

  const view = new EditorView({
    root,
    parent: root,
    doc: text,
    extensions: [
      EditorState.tabSize.of(2),
      indentUnit.of('  '),
      EditorState.phrases.of({ Diagnostics: 'Mistakes', 'No diagnostics': 'No mistakes' }),
      json(),
      theme,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': 'The calculator as JSON',
        'aria-describedby': helpId,
        tabindex: '0',
      }),
      lineNumbers(),
      lintGutter(),
      bracketMatching(),
      closeBrackets(),
      tooltips({ position: 'fixed' }),
      showPanel.of(helpPanel),
      problemsField,
      mistakes,
      suggesting(page),
      // The history is the page's, which has the changes of the form as well.
      Prec.highest(
        keymap.of([
          { key: 'Mod-z', run: undo, shift: redo, preventDefault: true },
          { key: 'Mod-y', run: redo, preventDefault: true },
          { key: 'Ctrl-m', mac: 'Shift-Alt-m', run: toggleTab },
          { key: 'Shift-F8', run: previousDiagnostic },
        ]),
      ),
      keymap.of([
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...lintKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
      EditorView.domEventHandlers({
        // Menus of browsers and shaken phones undo as well.
        beforeinput(event) {
          const go = { historyUndo: undo, historyRedo: redo }[event.inputType];
          if (go) event.preventDefault();
          return go?.() ?? false;
        },
      }),
      EditorView.updateListener.of(({ docChanged, state, transactions }) => {
        if (!docChanged || transactions.some((each) => each.annotation(fromPage))) return;
        const written = state.doc.toString();
        reported.push(written);
        page.change(written);
      }),
    ],
  });
  view.setTabFocusMode(true);

  return {
    show(shown) {
      const echo = reported.lastIndexOf(shown);
      if (echo >= 0) {
        // The visitor may have written on since this text was reported.
        reported = reported.slice(echo + 1);
        return;
      }
      reported = [];
      const before = view.state.doc.toString();
      if (shown === before) return;
      const changes = replacement(before, shown);
      view.dispatch({
        changes,
        // While the visitor is in the text, it is an undone change, which is to be seen.
        ...(view.hasFocus && {
          selection: { anchor: changes.from + changes.insert.length },
          scrollIntoView: true,
        }),
        annotations: fromPage.of(true),
      });
    },
    mark: (problems) => view.dispatch({ effects: setProblems.of(problems) }),
    close: () => view.destroy(),
  };
}
