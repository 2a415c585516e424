import { MAX_TOPIC_CHARACTERS, topicLength, type Mentionable } from '@fablecut/domain/story/inputs/vlog'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { vlogTexts } from '../../../texts/vlog.ts'
import { CharacterCounter } from '../text-history/character-counter.tsx'
import { UndoButtons } from '../text-history/undo-buttons.tsx'
import type { MentionMenu } from './mention-menu.ts'
import { MentionList } from './mention-list.tsx'
import { documentFromTopic, topicFromDocument } from './topic-document.ts'
import { pasteTopic, replaceTopic, stepsOfEditor, topicExtensions } from './topic-extensions.ts'

const texts = vlogTexts.topic
/** Debounce before the form receives the topic. */
const DEBOUNCE_MILLISECONDS = 200

type TopicEditorProps = {
  /** Stored text, with markers. */
  value: string
  onChange: (topic: string) => void
  /** Characters that can be mentioned. */
  people: readonly Mentionable[]
  error?: string | undefined
}

/** Editor of the vlog topic; characters are mentioned with @, each mention is an atomic node. */
export function TopicEditor({ value, onChange, people, error }: TopicEditorProps) {
  const [menu, setMenu] = useState<MentionMenu | null>(null)
  const [latest] = useState(() => holder({ people, onChange }))
  useLayoutEffect(() => latest.put({ people, onChange }), [latest, people, onChange])
  const written = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [labelId, errorId] = [useId(), useId()]

  /** The latest value known to be the form's, and what was sent to it since. */
  const sent = useRef([value])
  const flush = () => {
    clearTimeout(timer.current)
    sent.current.push(written.current)
    latest.get().onChange(written.current)
  }
  const editor = useEditor({
    extensions: topicExtensions(texts.placeholder, () => latest.get().people, setMenu),
    content: documentFromTopic(value),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': errorId,
        class: 'min-h-40 px-4 py-4 text-16 outline-none focus-visible:shadow-none sm:px-6 sm:py-5 sm:text-script',
      },
      handlePaste: (view, event) => {
        pasteTopic(view, event.clipboardData?.getData('text/plain') ?? '', latest.get().people)
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = topicFromDocument(changed.getJSON())
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, DEBOUNCE_MILLISECONDS)
    },
    onBlur: flush,
  })
  const history = useMemo(() => stepsOfEditor(editor), [editor])

  useEffect(() => {
    const index = sent.current.lastIndexOf(value)
    // The form takes what was sent while typing goes on: only a text that is not from here replaces what is written.
    sent.current = index === -1 ? [value] : sent.current.slice(index)
    if (index !== -1) return
    written.current = value
    replaceTopic(editor, value)
  }, [editor, value])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <section className="rounded-card border border-line bg-surface has-[:focus]:border-accent-line">
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-2 sm:px-6">
        <h2 id={labelId} className="me-auto text-16 font-strong">
          {texts.label}
        </h2>
        <UndoButtons history={history} />
        <CharacterCounter count={topicLength(value)} limit={MAX_TOPIC_CHARACTERS} />
      </header>
      <EditorContent editor={editor} />
      {menu && <MentionList menu={menu} hasPeople={people.length > 0} />}
      <p id={errorId} role={error ? 'alert' : undefined} className={error ? 'px-4 pb-3 text-12 text-danger sm:px-6' : 'sr-only'}>
        {error ?? texts.help}
      </p>
    </section>
  )
}

/** Holds the latest value for an editor that is created once. */
function holder<T>(initial: T) {
  let current = initial
  return {
    get: () => current,
    put: (next: T) => {
      current = next
    },
  }
}
