import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const drawnIn = (text: string, language: string) => {
  const [{ plan }] = directScript(text, { language }) as [ReturnType<typeof directScript>[number]]
  return [...plan.cast, ...plan.things].map(({ what }) => what).toSorted((a, b) => a.localeCompare(b))
}

test.each([
  ['de', 'Im Flur standen ein Staubsauger und ein alter Kinderwagen.', ['stroller', 'vacuum cleaner']],
  ['es', 'En el suelo quedaron la aspiradora y el mando a distancia.', ['remote control', 'vacuum cleaner']],
  ['fr', 'Dans le couloir traînaient un aspirateur et une vieille poussette.', ['stroller', 'vacuum cleaner']],
  ['pt', 'No chão ficaram o aspirador de pó e o controle remoto.', ['remote control', 'vacuum cleaner']],
  ['ja', '掃除機とリモコンは同じ棚にあります。', ['remote control', 'shelf', 'vacuum cleaner']],
  ['zh', '吸尘器和遥控器都在阳台上。', ['remote control', 'vacuum cleaner']],
  ['hi', 'बालकनी के पास प्रेशर कुकर और पोछा था।', ['mop', 'pressure cooker']],
  ['ar', 'قرب الباب المكنسة الكهربائية وعربة أطفال قديمة.', ['stroller', 'vacuum cleaner']],
])('%s: things of every day are drawn: %s', (language, text, things) => {
  expect(drawnIn(text, language)).toEqual(expect.arrayContaining(things))
})

test.each([
  ['fr', 'Il leur laissa une montre en argent.', 'money'],
  ['es', 'Pon vinagre en el tambor de la lavadora.', 'drum'],
  ['ja', '一か月で二回だけ寄ります。', 'moon'],
])('%s: words with another sense beside others draw nothing: %s', (language, text, thing) => {
  expect(drawnIn(text, language)).not.toContain(thing)
})
