import { formatCount } from '../../format.ts'
import type * as english from '../../people/people.ts'
import type { Translation } from '../../locale/translation.ts'

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  like: {
    label: (title, likes) => `„Gefällt mir“ für ${title}, ${likes === 1 ? '1 Like' : `${likes} Likes`}`,
    like: 'Gefällt mir',
    count: formatCount,
    tabs: 'Listen',
    stories: 'Storys',
    liked: 'Gefällt mir',
    noneLiked: 'Dir gefällt noch keine Story. Was du mit „Gefällt mir“ markierst, steht hier, nur für dich.',
  },
  follow: {
    follow: 'Folgen',
    following: 'Gefolgt',
    label: (name) => `${name} folgen`,
    followers: (count) => `${formatCount(count)} Follower`,
    followed: (count) => `${formatCount(count)} gefolgt`,
    followersOf: (name) => `Follower von ${name}`,
    followedBy: (name) => `Wem ${name} folgt`,
    noFollowers: 'Noch niemand.',
    loading: 'Personen werden geladen',
    failed: 'Die Personen konnten nicht geladen werden',
    more: 'Mehr anzeigen',
    tab: 'Folge ich',
    empty: 'Hier ist noch nichts. Folge anderen, und ihre neuen Storys erscheinen hier.',
    suggested: 'Wem du folgen könntest',
  },
  profile: {
    bio: 'Über dich',
    bioHint: (left) => `Noch ${left} Zeichen. Alle können es in deinem Profil lesen.`,
    links: 'Links',
    linksHint: 'Bis zu fünf, einer pro Zeile, jeder mit https:// am Anfang',
    save: 'Speichern',
    saved: 'Dein Profil ist gespeichert',
  },
  block: {
    block: 'Blockieren',
    unblock: 'Blockierung aufheben',
    label: (name) => `Blockierung von ${name} aufheben`,
    confirm: (name) => `${name} blockieren?`,
    confirmText:
      'Diese Person kann dir nicht mehr folgen und deine Storys weder liken noch kommentieren, und du siehst ihre nicht mehr. Sie wird nicht benachrichtigt.',
    blocked: 'Du hast diese Person blockiert und siehst deshalb ihre Storys nicht.',
    done: (name) => `Du hast ${name} blockiert`,
    title: 'Blockierte Personen',
    note: 'Sie können dir nicht folgen und deine Storys weder liken noch kommentieren, und du siehst ihre nicht.',
  },
}
