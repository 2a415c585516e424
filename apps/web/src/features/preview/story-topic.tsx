import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../session/me.ts'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { previewTexts as texts } from '../../texts/preview.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { storyTopic } from './story-prompt.ts'

/** Prompt of a story, clamped to five lines, expandable, with a copy button. */
export function StoryTopic({ card }: { card: StoryCardData }) {
  const topic = storyTopic(card)
  const id = useId()
  const copy = useCopy()
  const { text, isCut, isWhole, toggle } = useClamp()
  if (topic === '') return null
  return (
    <section>
      <div className="flex h-7 items-center justify-between">
        <h3 className="text-13 font-medium text-text-3">{texts.topic}</h3>
        <IconButton label={texts.copy} icon={<Copy />} size="sm" className="-me-1.5" onClick={() => void copy(topic)} />
      </div>
      <p id={id} ref={text} className={cx('mt-1 text-13 break-words whitespace-pre-line text-text-2', !isWhole && 'line-clamp-5 max-h-25')}>
        {topic}
      </p>
      {isCut && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          className="quick hit relative mt-1 rounded-sm text-13 font-strong text-text hover:underline"
          onClick={toggle}
        >
          {isWhole ? texts.less : texts.more}
        </button>
      )}
    </section>
  )
}

/** Whether the text is longer than its box; measured again when the width of the box changes. */
function useClamp() {
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  const [isWhole, setWhole] = useState(false)
  useLayoutEffect(() => {
    const box = text.current
    if (!box || isWhole) return
    const measure = () => setCut(box.scrollHeight > box.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [isWhole])
  return { text, isCut, isWhole, toggle: () => setWhole(!isWhole) }
}

/** Copying needs a session. */
function useCopy() {
  const { me } = useSession()
  const navigate = useNavigate()
  return async (topic: string) => {
    if (!me) return navigate({ to: '/signin', search: { callbackUrl: window.location.pathname + window.location.search } })
    try {
      await navigator.clipboard.writeText(topic)
      toast.success(texts.copied)
    } catch {
      toast.error(texts.copyFailed)
    }
  }
}
