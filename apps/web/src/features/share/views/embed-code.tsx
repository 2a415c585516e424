import { useQuery } from '@tanstack/react-query'
import { Code } from 'lucide-react'
import { useRef, useState } from 'react'
import { shareTexts } from '../../../texts/share.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { readEmbedCode } from './read-embed-code.ts'

const texts = shareTexts.embed

/** Code that shows a public story in another web page, behind a disclosure. */
export const EmbedCode = ({ pageUrl }: { pageUrl: string }) => (
  <Disclosure summary={<span className="text-13">{texts.title}</span>} className="border-t border-line pt-1">
    <div className="grid gap-3 pb-1">
      <CodeField pageUrl={pageUrl} />
    </div>
  </Disclosure>
)

function CodeField({ pageUrl }: { pageUrl: string }) {
  const {
    data: code,
    isError,
    refetch,
  } = useQuery({ queryKey: ['embed-code', pageUrl], queryFn: () => readEmbedCode(pageUrl), retry: false })
  const field = useRef<HTMLTextAreaElement>(null)
  const [isByHand, setByHand] = useState(false)
  if (isError)
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-13 text-text-2">
        {texts.failed}
        <Button size="sm" onClick={() => void refetch()}>
          {shareTexts.retry}
        </Button>
      </div>
    )
  if (code === undefined) return <Skeleton className="h-20" aria-label={shareTexts.loading} />
  if (code === null) return <p className="text-13 text-text-2">{texts.closed}</p>

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code)
      toast.success(texts.copied)
    } catch {
      setByHand(true)
      field.current?.focus()
      field.current?.select()
    }
  }
  return (
    <>
      <Field label={texts.code} labelHidden hint={isByHand ? texts.byHand : undefined}>
        <TextArea ref={field} readOnly rows={3} value={code} className="font-mono text-12" onFocus={(event) => event.target.select()} />
      </Field>
      <Button icon={<Code aria-hidden />} className="w-full" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </>
  )
}
