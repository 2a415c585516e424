import { expect, test } from 'vitest'
import { cleanScript } from '@fablecut/generation/script/clean-script'
import { synthesizerInputOf } from './synthesizer-input.ts'
import { splitWords } from './script-words.ts'

const normalized = async (text: string, language: string) =>
  (await synthesizerInputOf(splitWords(cleanScript(text), language), language)).filter((reading) => reading !== '').join(' ')

/** Written text and the expected input of the synthesizer. */
const GERMAN: readonly (readonly [string, string])[] = [
  ['Am 3. Oktober 1990 war es so weit.', 'Am dritten Oktober neunzehnhundertneunzig war es so weit.'],
  ['der 1. Mai', 'der erste Mai'],
  ['1. Platz', 'erster Platz'],
  ['im 2. Weltkrieg', 'im zweiten Weltkrieg'],
  ['das 21. Jahrhundert', 'das einundzwanzigste Jahrhundert'],
  ['Ihr 18. Geburtstag.', 'Ihr achtzehnter Geburtstag.'],
  ['Es waren 3. Dann kam Anna.', 'Es waren 3. Dann kam Anna.'],
  ['am 12.05.2024', 'am zwölften Mai 2024'],
  ['um 14:30 Uhr', 'um 14 Uhr 30'],
  ['um 9:00 Uhr.', 'um 9 Uhr.'],
  ['Es kostet 5,99 €.', 'Es kostet 5 Euro 99.'],
  ['1.250,50 Euro', '1250 Euro 50'],
  ['$5', '5 Dollar'],
  ['5 Mio. € im Jahr', '5 Millionen Euro im Jahr'],
  ['z. B. Äpfel, Birnen usw.', 'zum Beispiel Äpfel, Birnen und so weiter.'],
  ['d. h. morgen', 'das heißt morgen'],
  ['Dr. Müller und Prof. Klein', 'Doktor Müller und Professor Klein'],
  ['ca. 12 kg', 'zirka 12 Kilogramm'],
  ['80 km/h auf 3,5 km', '80 Kilometer pro Stunde auf 3,5 Kilometer'],
  ['20 °C und 30°C', '20 Grad Celsius und 30 Grad Celsius'],
  ['25 % der Fälle', '25 Prozent der Fälle'],
  ['10-20 Stück', '10 bis 20 Stück'],
  ['von 1914–1918', 'von neunzehnhundertvierzehn bis neunzehnhundertachtzehn'],
  ['Heinrich VIII. regierte', 'Heinrich der achte regierte'],
  ['3x täglich', '3 mal täglich'],
  ['S. 12', 'Seite 12'],
  ['Tel. 030-1234', 'Telefon 0 3 0 1 2 3 4'],
  ['Mo.-Fr. 9-17 Uhr', 'Montag bis Freitag 9 bis 17 Uhr'],
  ['44 v. Chr.', '44 vor Christus.'],
  ['Nr. 5 in der Str. 7', 'Nummer 5 in der Straße 7'],
  ['am 2026-05-01', 'am ersten Mai 2026'],
  ['+49 30 123456', 'plus 4 9 3 0 1 2 3 4 5 6'],
  ['10-20 km/h', '10 bis 20 Kilometer pro Stunde'],
  ['10–20km', '10 bis 20 Kilometer'],
]

const FRENCH: readonly (readonly [string, string])[] = [
  ['Le 1er mai 1990, à 14h30.', 'Le premier mai 1990, à 14 heures 30.'],
  ['à 1:00', 'à une heure'],
  ['à 14 h 30', 'à 14 heures 30'],
  ['Cela coûte 5,99 €.', 'Cela coûte 5 euros 99.'],
  ['1 € ou $5', '1 euro ou 5 dollars'],
  ['M. Dupont et Mme Martin', 'monsieur Dupont et madame Martin'],
  ['des pommes, des poires, etc.', 'des pommes, des poires, et cetera.'],
  ['p. ex. ici', 'par exemple ici'],
  ['80 km/h', '80 kilomètres heure'],
  ['20 °C et 25 %', '20 degrés Celsius et 25 pour cent'],
  ['5 km, 3 m, 1 l', '5 kilomètres, 3 mètres, 1 litre'],
  ['le XVIe siècle', 'le seizième siècle'],
  ['Louis XIV', 'Louis 14'],
  ['n° 5', 'numéro 5'],
  ['au 2e étage', 'au deuxième étage'],
  ['la 1re fois', 'la première fois'],
  ['10-20 kg', '10 à 20 kilogrammes'],
  ['12/05/2024', '12 mai 2024'],
  ['52 av. J.-C.', '52 avant Jésus-Christ.'],
  ['1/2 litre', 'un demi litre'],
  ['12 av. Foch', '12 avenue Foch'],
  ['3 Mrd €', '3 milliards d’euros'],
  ['12 500 km en 2026', '12500 kilomètres en 2026'],
  ['le 2026-05-01', 'le premier mai 2026'],
  ['au +33 1 23 45 67 89.', 'au plus 3 3 1 2 3 4 5 6 7 8 9.'],
]

const SPANISH: readonly (readonly [string, string])[] = [
  ['El 1.º de mayo', 'El primero de mayo'],
  ['a las 14:30 h', 'a las 14 y 30'],
  ['a las 9:00.', 'a las 9 en punto.'],
  ['Cuesta 5,99 €.', 'Cuesta 5 euros con 99.'],
  ['1.250,50 euros', '1250 euros con 50'],
  ['El Sr. López y la Sra. Díaz', 'El señor López y la señora Díaz'],
  ['peras, manzanas, etc.', 'peras, manzanas, etcétera.'],
  ['p. ej. aquí', 'por ejemplo aquí'],
  ['80 km/h', '80 kilómetros por hora'],
  ['20 °C y 25 %', '20 grados Celsius y 25 por ciento'],
  ['5 km y 1 kg', '5 kilómetros y un kilogramo'],
  ['el siglo XX', 'el siglo XX'],
  ['Felipe VI', 'Felipe sexto'],
  ['Alfonso XIII', 'Alfonso 13'],
  ['n.º 5, 2.º piso', 'número 5, segundo piso'],
  ['el 3.er lugar', 'el tercer lugar'],
  ['10-20 kg', '10 a 20 kilogramos'],
  ['12/05/2024', '12 de mayo de 2024'],
  ['en EE. UU. hoy', 'en Estados Unidos hoy'],
  ['44 a. C.', '44 antes de Cristo.'],
  ['$5 o 3/4', '5 dólares o tres cuartos'],
  ['5 millones €', '5 millones de euros'],
  ['Av. Mayor, 7', 'avenida Mayor, 7'],
  ['1.234.567 m²', '1234567 metros cuadrados'],
  ['al +34 612 345 678', 'al más 3 4 6 1 2 3 4 5 6 7 8'],
]

test.each(GERMAN)('German: %s', async (written, spoken) => expect(await normalized(written, 'de')).toBe(spoken))
test.each(FRENCH)('French: %s', async (written, spoken) => expect(await normalized(written, 'fr')).toBe(spoken))
test.each(SPANISH)('Spanish: %s', async (written, spoken) => expect(await normalized(written, 'es')).toBe(spoken))

test('there is one entry per word for any input', async () => {
  for (const language of 'de fr es it pt ro nl sv da nb fi hu tr el ru uk pl cs id ms vi tl hi bn ta ar he ko zh ja th'.split(' '))
    for (const text of [
      '5',
      '12 345 678 km',
      '+1 2',
      '0/0 99/99/9999 -',
      '٥٪',
      '€',
      '. . .',
      '«5 €»',
      'z.',
      '99:99 1.1.1 0-0',
      '5 € 5 € 5 €',
      `${'9'.repeat(200)} km`,
    ]) {
      const words = splitWords(cleanScript(text), language)
      expect(await synthesizerInputOf(words, language)).toHaveLength(words.length)
    }
})
