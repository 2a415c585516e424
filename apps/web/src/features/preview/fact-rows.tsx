import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveSong } from './save-song.ts'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { previewTexts } from '../../texts/preview.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Picture } from '../../ui/layout/picture.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { shortName } from './short-name.ts'
import { storyCast, storyFacts, type CastMember, type StoryFact } from './story-facts.ts'

const texts = previewTexts.facts

/** Inputs of the story. */
export function FactRows({ card }: { card: StoryCardData }) {
  const cast = storyCast(card)
  const facts = storyFacts(card)
  if (cast.length + facts.length === 0) return null
  return (
    <dl className="border-t border-line text-13">
      {cast.length > 0 && (
        <Row label={texts.characters}>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {cast.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        </Row>
      )}
      {facts.map((fact) => (
        <Row key={fact.label} label={fact.label}>
          <Value fact={fact} />
        </Row>
      ))}
    </dl>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-h-9 items-center gap-3 border-b border-line py-1.5 last:border-0">
    <dt className="w-18 shrink-0 text-text-3">{label}</dt>
    <dd className="flex min-w-0 grow items-center justify-between gap-2 text-text">{children}</dd>
  </div>
)

function Value({ fact: { value, auto, file } }: { fact: StoryFact }) {
  return (
    <>
      <span className="min-w-0 break-words tabular-nums">
        {auto && <span>{texts.auto}: </span>}
        <span>{value}</span>
      </span>
      {file && (
        <IconButton
          label={previewTexts.downloadMusic(value)}
          icon={<Download />}
          size="sm"
          className="-my-1 -me-1.5"
          onClick={() => void saveSong(file, value)}
        />
      )}
    </>
  )
}

function Member({ member: { name, picture } }: { member: CastMember }) {
  const short = shortName(name)
  const label = (
    <span className="inline-flex items-center gap-1.5" tabIndex={short === name ? undefined : 0}>
      {picture && (
        <span className="relative size-5 shrink-0 overflow-hidden rounded-full bg-raised">
          <Picture src={picture} alt="" fallback={<Initial name={name} />} />
        </span>
      )}
      <span aria-hidden={short !== name || undefined}>{short}</span>
      {short !== name && <span className="sr-only">{name}</span>}
    </span>
  )
  return <li>{short === name ? label : <Tooltip text={name}>{label}</Tooltip>}</li>
}

/** Stands for a picture that the viewer may not see, such as that of a private character. */
const Initial = ({ name }: { name: string }) => (
  <span aria-hidden className="grid size-full place-content-center text-11 font-strong text-text-2">
    {Array.from(name)[0]?.toUpperCase()}
  </span>
)
