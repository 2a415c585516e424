import { Link, Link2Off } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { shareTexts } from '../../../texts/share.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { Share } from '../use-share.ts'
import { EmbedCode } from './embed-code.tsx'
import { ExportNote } from './export-note.tsx'

const texts = shareTexts.link

/** Share URL with a copy button. */
export function LinkView({ share }: { share: Share }) {
  const field = useRef<HTMLInputElement>(null)
  const isByHand = share.byHand?.platform === null
  useEffect(() => {
    if (!isByHand) return
    field.current?.focus()
    field.current?.select()
  }, [isByHand])
  return (
    <>
      <Field label={texts.field} labelHidden error={isByHand ? texts.failed : null} hint={share.isOwner ? texts.open : undefined}>
        <TextInput ref={field} readOnly value={share.payload.url} onFocus={(event) => event.target.select()} />
      </Field>
      <ExportNote share={share} />
      <Button
        variant="primary"
        icon={<Link aria-hidden />}
        busy={share.busy === 'generate_link'}
        disabled={share.busy === 'stop_sharing'}
        className="w-full"
        onClick={() => void share.share('generate_link')}
      >
        {texts.button}
      </Button>
      {share.isEmbeddable && <EmbedCode pageUrl={share.payload.url} />}
      {share.story?.is_public && <StopSharing share={share} isPublished={share.story.is_published} />}
    </>
  )
}

/** Takes back what sharing made public; a published story stays open to everybody (HD-08). */
const StopSharing = ({ share, isPublished }: { share: Share; isPublished: boolean }) => (
  <div className="grid gap-2 border-t border-line pt-3">
    <Button
      variant="danger-ghost"
      icon={<Link2Off aria-hidden />}
      busy={share.busy === 'stop_sharing'}
      disabled={share.busy !== null && share.busy !== 'stop_sharing'}
      className="w-full"
      onClick={() => void share.stopSharing()}
    >
      {texts.stop}
    </Button>
    <p className="text-12 text-text-3">{isPublished ? texts.stopNotePublished : texts.stopNote}</p>
  </div>
)
