import { tableRows } from './table-rows.ts'

/** `who is drawn > nouns of people in their clothes`. */
const ROLES = `
guard > officer, border guard, border officer, customs officer, watchman, night watchman, security guard, sentry, bouncer, doorman, prison officer
police officer > constable, cop, policewoman, patrolman, deputy, traffic warden
soldier > sergeant, lieutenant, corporal, army officer, infantryman, sniper
captain > admiral, commander, naval officer, skipper, first officer, first mate
merchant > dealer, trader, shopkeeper, vendor, seller, grocer, scrap dealer, junk dealer, art dealer, car dealer, pawnbroker, storekeeper
official > secretary, minister, prime minister, ambassador, diplomat, chancellor, director, chairman, chairwoman, executive, bureaucrat, administrator, spokesman, spokeswoman, party boss, party official, commissioner, secret agent, travel agent, estate agent, delegate
clerk > patent clerk, bank clerk, post office clerk, hotel clerk, court clerk, ticket clerk, shop assistant, office assistant, office worker, cashier, teller, bank teller, typist, bookkeeper, auditor, registrar, notary
businessman > con man, conman, swindler, fraudster, crook, con artist, trickster, impostor, entrepreneur, tycoon, millionaire, billionaire, magnate
judge > magistrate
scientist > researcher, lab technician, technician, professor of physics
painter > forger, art forger
`
/** Nouns of people who have no drawing of their own, by the person in whose clothes they are drawn. */
export const DRAWN_ROLES: ReadonlyMap<string, string> = new Map(
  tableRows(ROLES).flatMap(([drawn, nouns]) => nouns.split(', ').map((noun): [string, string] => [noun, drawn])),
)

/** What somebody is called by who was told of before, whatever his work: `the stranger`. */
export const EPITHETS: ReadonlySet<string> = new Set(
  'stranger|swindler|fraudster|crook|con man|conman|con artist|trickster|impostor|cheat|liar|culprit|genius|newcomer|fugitive|survivor|loner|outsider|dreamer|prodigy|poor man|poor woman'.split(
    '|',
  ),
)
