import type { Mentionable } from '@fablecut/domain/story/vlog'
import { Document } from '@tiptap/extension-document'
import { Mention } from '@tiptap/extension-mention'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Placeholder, UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { vlogTexts } from '../../../texts/vlog.ts'
import { mentionSuggestion, type MentionMenu } from './mention-menu.ts'
import { MentionList } from './mention-list.tsx'
import { documentOf, pastedLines, topicOf } from './topic-document.ts'

const texts = vlogTexts.topic
/** How long typing rests before the form hears of it. Source: C-052. */
const DEBOUNCE_MILLISECONDS = 200

type TopicEditorProps = {
  /** As it is stored, with markers. */
  value: string
  onChange: (topic: string) => void
  /** Who can be mentioned. */
  people: readonly Mentionable[]
  error?: string | undefined
}

/** What happens in the vlog; characters are mentioned with @, each mention one unit. Source: C-044..C-053. */
export function TopicEditor({ value, onChange, people, error }: TopicEditorProps) {
  const [menu, setMenu] = useState<MentionMenu | null>(null)
  const [latest] = useState(() => holder({ people, onChange }))
  useLayoutEffect(() => latest.put({ people, onChange }), [latest, people, onChange])
  const written = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [labelId, errorId] = [useId(), useId()]

  const flush = () => {
    clearTimeout(timer.current)
    latest.get().onChange(written.current)
  }
  const editor = useEditor({
    extensions: [
      Document,
      Paragraph,
      Text,
      UndoRedo,
      Placeholder.configure({ placeholder: texts.placeholder }),
      Mention.configure({
        deleteTriggerWithBackspace: true,
        HTMLAttributes: { class: 'rounded-sm bg-accent-soft px-1 font-medium text-accent' },
        renderText: ({ node }) => `@${String(node.attrs.label)}`,
        renderHTML: ({ node, options }) => ['span', options.HTMLAttributes, `@${String(node.attrs.label)}`],
        suggestion: mentionSuggestion(() => latest.get().people, setMenu),
      }),
    ],
    content: documentOf(value),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': errorId,
        class: 'min-h-40 px-4 py-4 text-16 outline-none focus-visible:shadow-none sm:px-6 sm:py-5 sm:text-script',
      },
      handlePaste: (view, event) => {
        const lines = pastedLines(event.clipboardData?.getData('text/plain') ?? '')
        if (lines.length > 0) view.pasteText(lines.join('\n'))
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = topicOf(changed.getJSON())
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, DEBOUNCE_MILLISECONDS)
    },
    onBlur: flush,
  })

  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(documentOf(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <section className="rounded-card border border-line bg-surface has-[:focus]:border-accent-line">
      <h2 id={labelId} className="border-b border-line px-4 py-3 text-16 font-strong sm:px-6">
        {texts.label}
      </h2>
      <EditorContent editor={editor} />
      {menu && <MentionList menu={menu} hasPeople={people.length > 0} />}
      <p id={errorId} role={error ? 'alert' : undefined} className={error ? 'px-4 pb-3 text-12 text-danger sm:px-6' : 'sr-only'}>
        {error ?? texts.help}
      </p>
    </section>
  )
}

/** The newest of a value, for an editor that is made once. */
function holder<T>(first: T) {
  let now = first
  return {
    get: () => now,
    put: (next: T) => {
      now = next
    },
  }
}
