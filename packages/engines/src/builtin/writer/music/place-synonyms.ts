import { includesWord } from '../../scene/matching.ts'
import { placesIn } from './choose-world.ts'
import type { SongPlace } from './scenery.ts'

/** Words for places without a setting, mapped to the nearest one. */
const SYNONYMS: readonly (readonly [SongPlace, string])[] = [
  ['kitchen', 'bakery|bakehouse|patisserie|bäckerei|boulangerie|panadería|パン屋|面包店'],
  ['rooftop', 'roof|helipad|toit|tejado'],
  ['street', 'highway|freeway|expressway|motorway|boulevard|driveway|parking lot|autobahn|autoroute|autopista|高速道路|公路'],
  ['stage', 'nightclub|club|disco|dance floor|ballroom|arena|stadium|festival|recording studio|studio|tanzfläche|discoteca|クラブ|舞厅'],
  ['cafe', 'bar|pizzeria|ice cream parlour|ice cream parlor|teahouse|kneipe|居酒屋|酒吧'],
  ['market', 'mall|supermarket|store|kaufhaus|centre commercial|商场'],
  ['station', 'subway|metro|train|u-bahn|métro|地下鉄|地铁'],
  ['bedroom', 'hotel|motel|hotelzimmer|hôtel|ホテル|酒店'],
  ['sea', 'pier|dock|jetty|wharf|marina|sailboat|ferry|lighthouse|cliff|steg|quai|muelle|桟橋|码头'],
  ['mountain', 'valley|canyon|cabin|ridge|tal|vallée|valle|谷|山谷'],
  ['field', 'hill|hilltop|hillside|barn|countryside road|hügel|colline|colina|丘|小山'],
  ['garden', 'swimming pool|pool|yard|terrace|patio|schwimmbad|piscine|piscina|プール|泳池'],
  ['castle', 'church|cathedral|museum|manor|mansion|kirche|église|iglesia|教会|教堂'],
  ['river', 'bridge|canal|riverside|brücke|pont|puente|橋|桥'],
]

/** The first place named in a text, else the nearest setting by synonyms. */
export function placeFor(words: string): SongPlace | undefined {
  return placesIn(words)[0] ?? SYNONYMS.find(([, named]) => named.split('|').some((word) => includesWord(words, word)))?.[0]
}
