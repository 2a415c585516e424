import { characterTexts } from '../../texts/characters.ts'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { CharacterCreator } from './character-creator.tsx'
import { OwnCharacters } from './own-characters.tsx'

const texts = characterTexts.page

/** `/characters`: the user's own characters. */
export function CharactersPage() {
  usePageTitle(texts.title)
  return (
    <main id="content" className="page pt-7 pb-14">
      <h1 className="text-20 font-strong">{texts.title}</h1>
      <p className="pt-1.5 pb-5 text-14 text-text-2">{texts.intro}</p>
      <div className="max-w-160">
        <CharacterCreator onCreated={() => {}} />
      </div>
      <div className="pt-7">
        <OwnCharacters />
      </div>
    </main>
  )
}
