import { Languages } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { translationTexts as texts } from '../../../texts/editor/translation.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { LANGUAGE_OPTIONS } from '../captions/language-names.ts'
import { MadeStoryView } from './made-story-view.tsx'
import { PictureWords } from './picture-words.tsx'
import { TranslatedSentences } from './translated-sentences.tsx'
import { TranslationChoices } from './translation-choices.tsx'
import { useTranslation } from './use-translation.ts'

const nameOf = (code: string): string => LANGUAGE_OPTIONS.find(({ value }) => value === code)?.label ?? code

/** Makes the story in another language: language and voice, the sentences in two columns, the price, then the new story. */
export function TranslationDialog({ onClose }: { onClose: () => void }) {
  const translation = useTranslation()
  const { data: system } = useQuery(query.system.get.queryOptions())
  const { made, sentences, to, missing, price, propose, start, letteredShots } = translation
  if (made !== null)
    return (
      <Dialog open onOpenChange={onClose} title={texts.title} width="md" phone="full">
        <MadeStoryView made={made} onClear={translation.clear} />
      </Dialog>
    )
  const actions = (
    <>
      {missing > 0 && sentences.length > 0 && <p className="me-auto self-center text-12 text-text-2">{texts.missing(missing)}</p>}
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button
        variant="primary"
        busy={start.isPending}
        disabled={missing > 0 || sentences.length === 0 || price === null}
        price={price === null ? undefined : price === 0 ? texts.free : <CreditAmount credits={price} />}
        onClick={() => start.mutate()}
      >
        {texts.start}
      </Button>
    </>
  )
  const model = system?.language_model ?? null
  return (
    <Dialog open onOpenChange={onClose} title={texts.title} description={texts.description} width="lg" phone="full" actions={actions}>
      {sentences.length === 0 ? (
        <p className="text-14 text-text-2">{texts.nothing}</p>
      ) : (
        <div className="grid gap-4">
          <TranslationChoices translation={translation} />
          <div className="grid gap-2 text-13 text-text-2">
            {system && <p>{model ? texts.proposedBy(model.name) : texts.noModel}</p>}
            {model && missing > 0 && (
              <Button
                className="justify-self-start"
                busy={propose.isPending}
                icon={<Languages aria-hidden />}
                onClick={() => propose.mutate()}
              >
                {texts.propose(missing, nameOf(to))}
              </Button>
            )}
            {(propose.data ?? 0) > 0 && missing > 0 && <p role="status">{texts.notAll(missing)}</p>}
          </div>
          {letteredShots.length > 0 && <PictureWords translation={translation} languageName={nameOf(to)} />}
          <TranslatedSentences translation={translation} languageName={nameOf(to)} />
        </div>
      )}
    </Dialog>
  )
}
