import type { Mentionable } from '@fablecut/domain/story/inputs/vlog'
import type { Editor } from '@tiptap/core'
import { Document } from '@tiptap/extension-document'
import { Mention } from '@tiptap/extension-mention'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Placeholder, UndoRedo } from '@tiptap/extensions'
import { closeHistory, redoDepth, undoDepth } from '@tiptap/pm/history'
import { Fragment, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import type { UndoSteps } from '../text-history/use-text-history.ts'
import { mentionSuggestion, type MentionMenu } from './mention-menu.ts'
import { documentFromTopic, pastedTopic } from './topic-document.ts'

/** Plain paragraphs with atomic mentions, and their undo history. */
export const topicExtensions = (
  placeholder: string,
  people: () => readonly Mentionable[],
  showMenu: (menu: MentionMenu | null) => void,
) => [
  Document,
  Paragraph,
  Text,
  UndoRedo,
  Placeholder.configure({ placeholder }),
  Mention.configure({
    deleteTriggerWithBackspace: true,
    HTMLAttributes: { class: 'rounded-sm bg-accent-soft px-1 font-medium text-accent' },
    renderText: ({ node }) => `@${String(node.attrs.label)}`,
    renderHTML: ({ node, options }) => ['span', options.HTMLAttributes, `@${String(node.attrs.label)}`],
    suggestion: mentionSuggestion(people, showMenu),
  }),
]

/** Inserts pasted text as one undo step: plain, without blank lines; names of `people` after an @ become mentions again. */
export function pasteTopic(view: EditorView, text: string, people: readonly Mentionable[]): void {
  const topic = pastedTopic(text, people)
  if (topic === '') return
  const content = (documentFromTopic(topic).content ?? []).map((line) => view.state.schema.nodeFromJSON(line))
  const slice = new Slice(Fragment.fromArray(content), 1, 1)
  view.dispatch(closeHistory(view.state.tr).replaceSelection(slice).scrollIntoView())
}

/** Sets text of the form as one undo step. */
export function replaceTopic(editor: Editor, topic: string): void {
  const endStep = () => editor.view.dispatch(closeHistory(editor.state.tr))
  endStep()
  editor.commands.setContent(documentFromTopic(topic), { emitUpdate: false })
  endStep()
}

/** The editor's undo history for the buttons. */
export const stepsOfEditor = (editor: Editor): UndoSteps => ({
  undo: () => void editor.chain().focus().undo().run(),
  redo: () => void editor.chain().focus().redo().run(),
  canUndo: () => undoDepth(editor.state) > 0,
  canRedo: () => redoDepth(editor.state) > 0,
  subscribe(onChange) {
    editor.on('transaction', onChange)
    return () => void editor.off('transaction', onChange)
  },
})
