import { isNarrated } from '@fablecut/domain/story/language/translation'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { sentenceTexts as texts } from '../../../../texts/editor/sentence.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Switch } from '../../../../ui/form/switch.tsx'
import { CreditAmount } from '../../../../ui/layout/credit-amount.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { useRegenerate } from '../../shot/use-regenerate.ts'
import { sentenceOffer } from './sentence-offer.ts'
import { useChangeSentence } from './use-change-sentence.ts'

/** A sentence that is being written. `start`–`end`: selected at first, in UTF-16 code units. */
export type WrittenSentence = { readonly shotId: string; readonly text: string; readonly start: number; readonly end: number }

/** Other words for a sentence, in its place: what they take, the price, and one press. */
export function SentenceEditor({ sentence, onClose }: { sentence: WrittenSentence; onClose: () => void }) {
  const { shotId } = sentence
  const [text, setText] = useState(sentence.text)
  const [declinesClip, setDeclinesClip] = useState(false)
  const story = useEditor(({ document }) => document)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const { priceOf } = useRegenerate()
  const change = useChangeSentence()
  const clipId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const select = useEffectEvent(() => {
    field.current?.focus()
    field.current?.setSelectionRange(sentence.start, sentence.end)
  })
  useEffect(() => select(), [])
  const offer = sentenceOffer(story, shotId, text)
  const clipCredits = priceOf([shotId], ['audio-voice-over', 'video'])
  const mayMakeClip = offer?.fit === 'too_short' && offer.canMakeClip
  const isClipNew = mayMakeClip && !declinesClip
  const credits = isClipNew ? clipCredits : priceOf([shotId], ['audio-voice-over'])
  const isSame = text.trim() === (story.shots[shotId]?.voiceOver.trim() ?? '')
  const canChange = offer !== null && !isSame && !isReadOnly && credits !== null && isNarrated({ voiceOver: text, isHidden: false })
  const apply = (): void => {
    if (canChange && !change.isPending) change.mutate({ shotId, text: text.trim(), isClipNew, credits }, { onSuccess: onClose })
  }
  return (
    <form
      aria-label={texts.editor}
      className="grid cursor-default gap-2 rounded-md border border-accent-line bg-raised p-2"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.target !== field.current) return
        event.preventDefault()
        apply()
      }}
    >
      <textarea
        ref={field}
        rows={2}
        maxLength={5000}
        aria-label={texts.field}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="field-sizing-content min-h-14 w-full resize-none rounded-sm bg-well px-2 py-1 text-13 leading-6 outline-none focus:shadow-[0_0_0_1px_var(--c-accent)]"
      />
      {offer && !isSame && (
        <p role="status" className="text-12 text-text-2">
          {texts.offer(offer)}
        </p>
      )}
      {mayMakeClip && (
        <label htmlFor={clipId} className="flex items-center justify-between gap-2 text-12 text-text-2">
          {texts.newClip}
          <Switch id={clipId} label={texts.newClip} checked={isClipNew} onCheckedChange={(isOn) => setDeclinesClip(!isOn)} />
        </label>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          size="sm"
          variant="primary"
          type="submit"
          busy={change.isPending}
          disabled={!canChange}
          price={credits === null ? undefined : credits === 0 ? texts.free : <CreditAmount credits={credits} />}
        >
          {texts.change}
        </Button>
      </div>
    </form>
  )
}
