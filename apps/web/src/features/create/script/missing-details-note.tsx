import type { IdeaDetail } from '@fablecut/domain/story/inputs/idea'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/buttons/button.tsx'

const texts = createTexts.missingDetails

/** Explains that the writer used only the given details, and asks for more. */
export function MissingDetailsNote({ missing, onTellMore }: { missing: readonly IdeaDetail[]; onTellMore: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3 text-13 text-text-2 sm:px-6">
      <p className="min-w-0 grow basis-60">{texts.text(missing.map((detail) => texts.names[detail]))}</p>
      <Button size="sm" onClick={onTellMore}>
        {texts.addDetails}
      </Button>
    </div>
  )
}
