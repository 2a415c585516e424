import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const handworkOf = (...sentences: readonly string[]) => directScript(sentences.join(' ')).map(({ plan }) => plan.handwork)

it('on a phone settings are tapped and lists are swiped, each with its words', () => {
  const script = [
    'Your phone is full, and you only have ten minutes.',
    "Delete the apps you haven't opened in a year.",
    'Scroll down to location services and turn it off.',
  ]
  const [, deleted, scrolled] = directScript(script.join(' ')).map(({ plan }) => plan)
  expect(deleted).toMatchObject({ handwork: [{ motion: 'press', what: 'smartphone' }], text: [{ words: 'Delete the apps' }] })
  expect(scrolled?.handwork).toMatchObject([
    { motion: 'swipe', what: 'smartphone' },
    { motion: 'press', what: 'smartphone' },
  ])
})

it('windows of rooms and scripts without a device have no screen', () => {
  expect(handworkOf('My phone rang all night.', 'The room was hot.', 'Open the window and breathe.')[2] ?? []).not.toMatchObject([
    { what: 'smartphone' },
  ])
  expect(handworkOf('The garden is dry.', 'The sun burns.', 'Lower the settings of the sprinkler.')[2] ?? []).not.toMatchObject([
    { what: 'smartphone' },
  ])
})

it('what a clause before is about is what hands do it to', () => {
  const [, , tied] = handworkOf(
    'Tomatoes grow on any balcony.',
    'Press the seeds into a pot with your finger.',
    'When the plant is as tall as your hand, tie it to a stick.',
  )
  expect(tied).toMatchObject([{ what: 'plant' }])
})

it('a phone that is only put away makes no screen of what is tapped', () => {
  const script = 'How to open a stuck jar. Put your phone on a shelf. Run it under hot water. Tap the lid with a spoon.'
  expect(
    directScript(script)
      .at(-1)!
      .shown.map(({ what }) => what),
  ).not.toContain('smartphone')
})

it('a device that is turned over is held, not tapped', () => {
  const [, turned] = handworkOf('Your laptop is full of dust.', 'Shut it down, unplug the cable, and turn it over.', 'Open the case.')
  expect(turned?.at(-1)).toMatchObject({ motion: 'lift', what: 'laptop' })
})
