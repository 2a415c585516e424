import type { WirePerson } from '@fablecut/contracts/operations/people/follows'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { PersonRow } from '../../../story-components/people/person-row.tsx'
import { useBlock } from '../../../story-data/people/use-block.ts'
import { peopleTexts } from '../../../texts/people/people.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Section } from '../section.tsx'

const texts = peopleTexts.block

/** Whom the account blocked; nothing if there is nobody. */
export function BlockedSection() {
  const { data } = useQuery(query.blocks.list.queryOptions())
  if (!data || data.people.length === 0) return null
  return (
    <Section title={texts.title} note={texts.note}>
      <ul className="grid grid-cols-1 gap-1">
        {data.people.map((person) => (
          <PersonRow key={person.username} person={person}>
            <Unblock person={person} />
          </PersonRow>
        ))}
      </ul>
    </Section>
  )
}

function Unblock({ person: { username, display_name: name } }: { person: WirePerson }) {
  const block = useBlock(username)
  return (
    <Button size="sm" busy={block.isPending} aria-label={texts.label(name.trim() || username)} onClick={() => block.mutate(false)}>
      {texts.unblock}
    </Button>
  )
}
