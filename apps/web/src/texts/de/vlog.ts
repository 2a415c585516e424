import type * as english from '../vlog.ts'
import type { Translation } from '../locale/translation.ts'

export const vlogTexts: Translation<typeof english.vlogTexts> = {
  optionsLabel: 'Titel, Format und Ton',
  castHint: 'Bis zu zwei. Der erste erzählt die Geschichte.',
  topic: {
    label: 'Thema des Vlogs',
    placeholder: 'Was passiert heute? Tippe @, um einen Charakter zu erwähnen.',
    help: 'Tippe @, um einen Charakter zu erwähnen',
    menuLabel: 'Charaktere zum Erwähnen',
    noMatch: 'Nichts Passendes gefunden',
    characterRequired: 'Bitte wähle zuerst einen Charakter',
  },
  activities: {
    label: 'Ausprobieren',
    needsCharacter: 'Bitte wähle zuerst einen Charakter, um die Vorschläge zu nutzen.',
    list: [
      {
        name: 'Abendessen kochen',
        text: 'kocht in einer kleinen Küche das Abendessen. Dampf steigt aus den Töpfen, und dann wird probiert.',
      },
      { name: 'Morgenlauf', text: 'läuft bei Sonnenaufgang durch den Park. Vögel erwachen, und die Stadt ist noch still.' },
      { name: 'Reisetag', text: 'fährt mit dem Zug ans Meer. Ein Koffer, ein Fensterplatz und der erste Blick auf die Wellen.' },
      { name: 'Gaming-Abend', text: 'spielt abends im Wohnzimmer Videospiele, mit Pizza und bunten Lichtern.' },
      { name: 'Arbeit im Café', text: 'arbeitet in einem gemütlichen Café am Laptop, während Regen die Scheibe hinunterläuft.' },
      { name: 'Im Fitnessstudio', text: 'trainiert im Fitnessstudio. Aufwärmen, schwere Gewichte und eine wohlverdiente Pause.' },
    ],
  },
  title: 'Titel',
  duration: 'Dauer',
  durationOf: (seconds) => `${seconds} s`,
  shots: (count) => (count === 1 ? '1 Shot' : `${count} Shots`),
  priceNote: 'Der Preis jedes Shots richtet sich nach seinen Modellen.',
  validation: {
    character: 'Bitte wähle einen Charakter',
    topic: 'Bitte beschreibe, was passiert',
    mention: 'Bitte erwähne den Charakter mit @ im Thema deines Vlogs (z. B. „@Charakter kocht das Abendessen“)',
    unmarked: (word) => `${word} ist nur Text. Wähle den Charakter aus der Liste, die sich bei @ öffnet, oder entferne das @`,
    topicTooLong: (limit) => `Bitte verwende höchstens ${limit} Zeichen für das Thema`,
    aspect: 'Bitte wähle ein Seitenverhältnis',
    title: 'Bitte gib einen Titel ein',
    titleTooLong: (limit) => `Bitte verwende höchstens ${limit} Zeichen für den Titel`,
    duration: 'Diese Dauer wird nicht unterstützt',
  },
}
