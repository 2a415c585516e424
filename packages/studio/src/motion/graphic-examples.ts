import type { MotionGraphic } from './templates/templates.ts'

type Template = MotionGraphic['template']
type Examples = { readonly [T in Template]: { readonly title?: string; readonly graphic: Extract<MotionGraphic, { template: T }> } }

/** One graphic of every template, for tests and contact sheets. */
export const GRAPHIC_EXAMPLES: Examples = {
  counter: {
    title: 'After thirty years',
    graphic: { template: 'counter', from: 100, to: 761, unit: '$', decimals: 0, note: 'without adding a cent' },
  },
  curve: {
    title: 'Growth of $100',
    graphic: {
      template: 'curve',
      unit: '$',
      decimals: 0,
      points: [0, 10, 20, 30, 40].map((x) => ({ x, y: Math.round(100 * 1.07 ** x) })),
      xUnit: 'years',
      label: 'at 7 % a year',
      isMeasured: true,
    },
  },
  bars: {
    title: 'Thirty years later',
    graphic: {
      template: 'bars',
      unit: '$',
      decimals: 0,
      bars: [
        { label: 'Simple interest', value: 310 },
        { label: 'Compound interest', value: 761 },
      ],
      ratio: '2.5×',
    },
  },
  stack: {
    title: 'Doubling every ten years',
    graphic: {
      template: 'stack',
      columns: [
        { label: 'start', count: 1, value: '$100' },
        { label: 'year 10', count: 2, value: '$197' },
        { label: 'year 20', count: 4, value: '$387' },
        { label: 'year 30', count: 8, value: '$761' },
      ],
    },
  },
  ring: { title: 'The blue planet', graphic: { template: 'ring', share: 0.71, label: 'of the Earth is covered by water' } },
  size: {
    title: 'How big is Jupiter?',
    graphic: {
      template: 'size',
      small: { label: 'Earth', note: '12,742 km' },
      large: { label: 'Jupiter', note: '139,820 km' },
      times: 11,
    },
  },
  dots: { title: 'Out of a hundred people', graphic: { template: 'dots', count: 10, label: 'of 100 people are left-handed' } },
  timeline: {
    title: 'Sixty-six years of flight',
    graphic: {
      template: 'timeline',
      points: [
        { when: '1903', label: 'first powered flight' },
        { when: '1927', label: 'alone across the Atlantic' },
        { when: '1947', label: 'faster than sound' },
        { when: '1969', label: 'people on the Moon' },
      ],
    },
  },
  map: {
    title: 'The first crossing, 1492',
    graphic: {
      template: 'map',
      points: [
        { label: 'Palos', latitude: 37.2, longitude: -6.9 },
        { label: 'San Salvador', latitude: 24.1, longitude: -74.5 },
      ],
      isRoute: true,
      countries: ['ES'],
    },
  },
  steps: {
    title: 'How rain is made',
    graphic: {
      template: 'steps',
      steps: [{ label: 'Sun warms' }, { label: 'Water rises' }, { label: 'Clouds form', note: 'around dust' }, { label: 'Rain falls' }],
    },
  },
  cause: {
    title: 'A chain reaction',
    graphic: { template: 'cause', cause: 'Warmer sea', between: ['More water in the air'], effect: 'Stronger storms' },
  },
  cutaway: {
    title: 'Inside the Earth',
    graphic: {
      template: 'cutaway',
      layers: [
        { label: 'Crust', note: '5 to 70 km' },
        { label: 'Mantle', note: '2,900 km' },
        { label: 'Outer core', note: '2,200 km' },
        { label: 'Inner core', note: '1,220 km' },
      ],
    },
  },
  list: {
    title: 'Three rules for saving',
    graphic: {
      template: 'list',
      items: [
        { label: 'Start early', note: 'time does most of the work' },
        { label: 'Add every month', note: 'even a little' },
        { label: 'Leave it alone', note: 'interest earns interest' },
      ],
    },
  },
  words: {
    graphic: { template: 'words', words: 'The best time to start was yesterday.', key: 'yesterday', author: 'a proverb' },
  },
  hook: { graphic: { template: 'hook', words: 'One hundred dollars becomes $761', key: '$761' } },
  end: { graphic: { template: 'end', words: 'Time does the work. Start early.', key: 'Start early', call: 'What would you save for?' } },
}
