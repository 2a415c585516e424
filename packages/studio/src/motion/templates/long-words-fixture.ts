import type { MotionGraphic } from './templates.ts'

export type GraphicExample = { readonly title?: string; readonly graphic: MotionGraphic }

/** Graphics whose texts are hard to set: long words, many of them, and other scripts. */
export const LONG_EXAMPLES: readonly GraphicExample[] = [
  {
    title: 'Donaudampfschifffahrtsgesellschaftskapitän',
    graphic: {
      template: 'counter',
      from: 0,
      to: 1_234_567_890,
      unit: '€',
      decimals: 2,
      note: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz seit 1999',
    },
  },
  {
    graphic: {
      template: 'bars',
      decimals: 0,
      bars: [
        'Geschwindigkeitsbegrenzung',
        'Kraftfahrzeughaftpflicht',
        'Bundesverfassungsgericht',
        'Rechtsschutzversicherung',
        'Arbeiterunfallversicherung',
      ].map((label, i) => ({ label, value: 100_000 * (i + 1) })),
      ratio: '5×',
    },
  },
  {
    graphic: {
      template: 'steps',
      steps: [
        '最初に水が蒸発して空へのぼっていきます',
        '雲ができます',
        '雨が降ります',
        '川になります',
        '海へ戻ります',
        'また蒸発します',
      ].map((label) => ({ label })),
    },
  },
  {
    graphic: {
      template: 'list',
      items: ['ابدأ مبكراً قدر الإمكان', 'أضف كل شهر مبلغاً صغيراً', 'اتركها تنمو بهدوء'].map((label) => ({
        label,
        note: 'الفائدة تكسب فائدة مع مرور السنوات',
      })),
    },
  },
  {
    graphic: {
      template: 'timeline',
      points: ['שנת 1903', '1927', '1947', '1969', '1981', '2024'].map((when) => ({
        when,
        label: 'הטיסה הממונעת הראשונה בהיסטוריה של האנושות',
      })),
    },
  },
  {
    graphic: {
      template: 'cutaway',
      layers: [
        'Kontinentale Erdkruste',
        'Oberer Erdmantel',
        'Unterer Erdmantel',
        'Übergangszone',
        'Äußerer Erdkern',
        'Innerer Erdkern',
      ].map((label) => ({ label, note: 'Geschwindigkeitsunterschiede' })),
    },
  },
  {
    graphic: {
      template: 'words',
      words: 'Die Unabhängigkeitserklärungen veränderten alles, was danach kam, für immer',
      key: 'Unabhängigkeitserklärungen',
      author: 'Bundesgeschichtsschreiber',
    },
  },
  {
    graphic: { template: 'words', words: 'Glück = Unabhängigkeitserklärung', key: 'Unabhängigkeitserklärung', struck: 'Steuererklärungen' },
  },
  {
    graphic: {
      template: 'cause',
      cause: 'Überfischung der Weltmeere seit Jahrzehnten',
      between: ['Nahrungsketten brechen', 'Quallenplagen', 'Algen', 'Sauerstoffmangel'],
      effect: 'Zusammenbruch ganzer Ökosysteme',
    },
  },
  {
    graphic: {
      template: 'stack',
      columns: Array.from({ length: 6 }, (_, i) => ({ label: `Jahrzehnt ${i + 1} danach`, count: 2 ** i, value: `$${2 ** i}M` })),
    },
  },
  {
    graphic: {
      template: 'size',
      small: { label: 'Wasserstoffatomkern', note: '1,7 Femtometer' },
      large: { label: 'Wasserstoffatom', note: '106.000 Femtometer' },
      times: 62_000,
    },
  },
  {
    graphic: {
      template: 'curve',
      decimals: 0,
      points: [
        { x: 1900, y: 5 },
        { x: 1950, y: 900 },
        { x: 2024, y: 2 },
      ],
      label: 'Bevölkerungsentwicklung der Hauptstadt',
      isMeasured: true,
    },
  },
  {
    graphic: {
      template: 'map',
      isRoute: false,
      countries: ['DE'],
      points: ['Berlin', 'Hamburg', 'München', 'Köln', 'Frankfurt am Main', 'Stuttgart', 'Düsseldorf', 'Leipzig'].map((label, i) => ({
        label,
        latitude: [52.5, 53.6, 48.1, 50.9, 50.1, 48.8, 51.2, 51.3][i]!,
        longitude: [13.4, 10, 11.6, 6.9, 8.7, 9.2, 6.8, 12.4][i]!,
      })),
    },
  },
  {
    graphic: {
      template: 'end',
      words: 'もっと早く始めましょう。時間が味方です。',
      key: '時間が味方です',
      call: 'あなたなら何のために貯金しますか',
    },
  },
]
