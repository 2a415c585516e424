import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shown = (script: string): string[] => directScript(script).map((one) => one.shown.map(({ what }) => what).join())

test('a leg does not stand beside whom it belongs to', () => {
  const script =
    'Wilma Rudolph was born in Tennessee in 1940. Then polio weakened her left leg, and she had to wear a heavy brace. At twenty she won three golds in Rome.'
  expect(shown(script)[1]).not.toMatch(/\bleg\b/u)
  expect(shown(script)[1]).not.toBe('')
})

test('a script about bodies shows their parts', () => {
  const script =
    'A muscle in your leg has no nerve of its own. The tendon of the leg is stiff. Blood flows into the leg through an artery, and a joint bends the leg.'
  expect(shown(script).join()).toMatch(/\bleg\b/u)
})

test.each(["Tuck's heart slid down into his hooves.", 'Tuck wanted it with all his heart.', 'Tuck scratched the door with both paws.'])(
  'no part lies beside the lamb: %s',
  (sentence) => {
    const { things } = directScript(`Tuck was a small lamb. He could not jump. ${sentence} He slept.`)[2]!.plan
    expect(things.map(({ what }) => what).filter((what) => /heart|hoof|paw/u.test(what))).toEqual([])
  },
)
