import type { WordContext, LanguageRules } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'

export const SPANISH: LanguageRules = {
  abbreviations: {
    'sr.': 'señor',
    'sra.': 'señora',
    'srta.': 'señorita',
    'sres.': 'señores',
    'dr.': 'doctor',
    'dra.': 'doctora',
    'd.': 'don',
    'dña.': 'doña',
    'prof.': 'profesor',
    'ud.': 'usted',
    'uds.': 'ustedes',
    'etc.': 'etcétera',
    'n.º': 'número',
    nº: 'número',
    'núm.': 'número',
    'pág.': 'página',
    'págs.': 'páginas',
    'cap.': 'capítulo',
    'vol.': 'volumen',
    'av.': 'avenida',
    'avda.': 'avenida',
    'c/': 'calle',
    'tel.': 'teléfono',
    'aprox.': 'aproximadamente',
    'máx.': 'máximo',
    'mín.': 'mínimo',
    'ee.uu.': 'Estados Unidos',
    'p.ej.': 'por ejemplo',
    '&': 'y',
  },
  pairs: {
    'ee. uu.': ['Estados', 'Unidos'],
    'p. ej.': ['por', 'ejemplo'],
    'a. c.': ['antes de', 'Cristo'],
    'd. c.': ['después de', 'Cristo'],
  },
  units: {
    km: ['kilómetro', 'kilómetros'],
    m: ['metro', 'metros'],
    cm: ['centímetro', 'centímetros'],
    mm: ['milímetro', 'milímetros'],
    'm²': ['metro cuadrado', 'metros cuadrados'],
    kg: ['kilogramo', 'kilogramos'],
    g: ['gramo', 'gramos'],
    t: ['tonelada', 'toneladas'],
    l: ['litro', 'litros'],
    ml: ['mililitro', 'mililitros'],
    h: ['hora', 'horas'],
    min: ['minuto', 'minutos'],
    s: ['segundo', 'segundos'],
    'km/h': ['kilómetro por hora', 'kilómetros por hora'],
    'm/s': ['metro por segundo', 'metros por segundo'],
    kWh: ['kilovatio hora', 'kilovatios hora'],
    GB: ['gigabyte', 'gigabytes'],
    '°C': ['grado Celsius', 'grados Celsius'],
    '°': ['grado', 'grados'],
    '%': ['por ciento', 'por ciento'],
  },
  currencies: { '€': ['euro', 'euros'], $: ['dólar', 'dólares'], '£': ['libra', 'libras'], '¥': ['yen', 'yenes'] },
  centsJoiner: 'con ',
  plusWord: 'más',
  rangeWord: 'a',
  hourWord: /^h\.?$/,
  time: (hours, minutes) => `${hours === 1 ? 'una' : hours}${minutes === 0 ? ' en punto' : ` y ${minutes}`}`,
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  day: (day) => (day === 1 ? 'uno' : String(day)),
  dateJoiner: 'de ',
  fractions: {
    '1/2': 'medio',
    '1/3': 'un tercio',
    '1/4': 'un cuarto',
    '3/4': 'tres cuartos',
    '½': 'medio',
    '¼': 'un cuarto',
    '¾': 'tres cuartos',
  },
  timesWord: 'veces',
  special: readSpanish,
}

const ORDINALS = 'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'.split(' ')

function readSpanish(word: string, { previous, next }: WordContext): string | undefined {
  const ordinalMatch = /^(\d{1,2})\.?([ºª]|er)$/.exec(word)
  const ordinal = ORDINALS[Number(ordinalMatch?.[1]) - 1]
  if (ordinalMatch && ordinal !== undefined)
    return ordinalMatch[2] === 'er' ? ordinal.replace(/o$/, '') : ordinalMatch[2] === 'ª' ? ordinal.replace(/o$/, 'a') : ordinal
  // Regnal numbers up to ten are ordinals; higher ones, like centuries, cardinals.
  const regnalNumber = /^\p{Lu}\p{Ll}/u.test(previous) ? romanValue(word) : undefined
  if (regnalNumber !== undefined) return ORDINALS[regnalNumber - 1] ?? String(regnalNumber)
  if (word === '1' && SPANISH.units[next] !== undefined) return 'un'
  if (/^[€$]$/.test(word) && /^mill(ón|ones)$/.test(previous)) return `de ${SPANISH.currencies[word]![1]}`
  return word === 'p.' && /^\d/.test(next) ? 'página' : undefined
}
