import type { WireLink } from '@fablecut/contracts/operations/admin/accounts'
import { Copy } from 'lucide-react'
import { adminAccountsTexts as texts } from '../../../texts/admin/accounts.ts'
import { formatTime } from '../../../texts/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'

/** A link to hand over. It is shown once, as only the response contains it. */
export function OneTimeLink({ link, note }: { link: WireLink; note: string }) {
  return (
    <div className="mt-3 grid gap-2" role="status">
      <p className="text-13 text-pretty text-text-2">{note}</p>
      <div className="flex flex-col items-start gap-3 sm:flex-row">
        <Field label={texts.link} hint={texts.until(formatTime(link.expires_at))} className="w-full grow">
          <TextInput readOnly value={link.url} onFocus={(event) => event.target.select()} />
        </Field>
        <Button icon={<Copy aria-hidden />} className="sm:mt-7" onClick={() => void copy(link.url)}>
          {texts.copy}
        </Button>
      </div>
    </div>
  )
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(texts.copied)
  } catch {
    toast.error(texts.copyFailed)
  }
}
