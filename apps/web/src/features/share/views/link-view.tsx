import { Link } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { shareTexts } from '../../../texts/share.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { Share } from '../use-share.ts'
import { ExportNote } from './export-note.tsx'

const texts = shareTexts.link

/** The share address, to copy by the button or by hand. Source: H-110, H-235, HD-47. */
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
        busy={share.busy !== null}
        className="w-full"
        onClick={() => void share.share('generate_link')}
      >
        {texts.button}
      </Button>
    </>
  )
}
