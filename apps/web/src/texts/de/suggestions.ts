import type * as english from '../suggestions.ts'
import type { Translation } from '../locale/translation.ts'

export const suggestionTexts: Translation<typeof english.suggestionTexts> = {
  'cat-webinar': {
    text: 'Katzen-Webinar',
    fullScript: `Guten Morgen und willkommen zum ersten Webinar, das ganz allein von einer Katze gehalten wird. Sie heißt Krümel und hat keine Folien vorbereitet.

Lektion eins: Die Tastatur ist der wärmste Platz im Haus. Setz dich früh darauf, bevor die Besprechung beginnt. Deine Nachricht wird lang, und sie wird ehrlich.

Lektion zwei: Ein Glas Wasser am Rand des Tisches ist eine Frage. Eine weiche Pfote ist die Antwort.

Lektion drei: Wenn jemand ein Diagramm zeigt, steh langsam auf und geh quer über den Bildschirm. Jetzt passen alle auf.

Lektion vier: Ruh dich aus. Such den einzigen Sonnenfleck im Büro und lass den Nachmittag vorbeiziehen.

Noch Fragen? Krümel ist schon eingeschlafen.`,
  },
  'puma-intro': {
    text: 'Der Puma',
    fullScript: `Hoch über dem Tal, wo der Wind das goldene Gras kämmt, öffnen sich zwei bernsteinfarbene Augen.

Das ist der Puma. Keine andere Katze trägt so viele Namen, und kaum jemand bekommt sie je zu sehen.

In der Dämmerung bricht sie auf. Jede Pfote landet dort, wo kein Zweig knackt. Der lange Schwanz hält sie auf der schmalen Klippe im Gleichgewicht.

Am Bach hebt ein Hirsch den Kopf. Der Puma bleibt stehen, eine Pfote in der Luft. Dann kommen fünf Sekunden reine Geschwindigkeit.

Heute Nacht ist der Hirsch schneller. Der Puma schüttelt den Staub aus dem Fell und blickt zu den ersten Sternen.

Morgen versucht er es wieder. Diese Berge sind sein Zuhause.`,
  },
  'travel-in-asia': {
    text: 'Reise durch Asien',
    fullScript: `Stell dir ganz Asien auf einem Tisch vor, so klein, dass man es an einem Tag durchqueren kann.

Vor Sonnenaufgang beginnen wir in Kyoto. Ein winziger Mönch fegt die Stufen des Tempels, und rote Ahornblätter schweben herab.

Zum Frühstück sind wir in Hanoi. Motorroller summen um den See, und aus einer Schale Nudelsuppe, nicht größer als ein Fingerhut, steigt Dampf.

Mittags trägt uns ein Holzboot zwischen grünen Felsen durch die Bucht. Ein Fischer winkt.

Am Abend schaukeln in Bangkok die Laternen über dem Nachtmarkt, und es riecht nach Mango und Regen.

Um Mitternacht klettert der kleine Zug in den Schnee des Himalaja. Wohin fahren wir morgen?`,
  },
  'tech-innovations': {
    text: 'Technik im Wandel',
    fullScript: `Drück auf Start. Deine Hosentasche wird gleich zur Zeitmaschine.

Level eins: Ein Computer füllt einen ganzen Raum. Er brummt, er blinkt, und er kann weniger als die Uhr an deinem Handgelenk.

Level zwei: Die Maschine passt auf einen Schreibtisch. Ein kleiner Bildschirm leuchtet grün im dunklen Zimmer, und ein Kind tippt die erste Zeile eines Spiels.

Level drei: Die Kabel verschwinden. Telefone machen Fotos und finden den Weg nach Hause.

Level vier: Roboter rollen aus dem Labor. Sie sortieren Pakete, gießen die Felder und erkunden den roten Staub des Mars.

Das letzte Level ist noch leer. Vielleicht liegt es als Skizze in deinem Heft.`,
  },
}
