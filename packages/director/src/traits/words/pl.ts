import type { TraitWords } from '../trait-words.ts'

export const POLISH: TraitWords = {
  endings: { '~': 'y a e ego ej emu ą ym ych ymi i iego iej im ich', '+': '- a u em owi ie y i', '^': 'a y ę ą ie e' },
  words: `
woman: kobiet^, pani
man: mężczyzn^, pan
girl: dziewczynk^, dziewczyn^, dziewczynka
boy: chłopiec, chłopca, chłopak
kid: dziecko
old-woman: staruszk^, babci^, babcia
old-man: starzec, staruszek, dziadek
child: mał~
young: młod~
old: star~, starsz~
tall: wysok~
small: nisk~
slim: szczupł~, chud~
broad: muskularn~, siln~
round: grub~, pulchn~
fair: blad~, jasn~
deep: ciemn~
dark-skinned: ciemnoskór~
long: dług~, długowłos~
short: krótk~
curly: kręcon~
bald: łys~
bun: kok
ponytail: kucyk, kucykiem
braids: warkocz, warkocze, warkoczami, warkoczem
blond: blond, jasnowłos~, blondynk^
redhead: rudowłos~, rud~
gray-haired: siwowłos~
bearded: brodat~
red: czerwon~
orange: pomarańczow~
yellow: żółt~
green: zielon~
blue: niebiesk~
purple: fioletow~
pink: różow~
brown: brązow~
black: czarn~
white: biał~
gray: szar~, siw~
gold: złot~
silver: srebrn~
hair: włosy, włosami, włosów
skin: skóra, skórą, skórze
beard: brod^, brodą
moustache: wąsy, wąsami, wąsem
glasses: okulary, okularach, okularami
sunglasses: okularach przeciwsłonecznych, okulary przeciwsłoneczne
hat: kapelusz, kapeluszu, kapeluszem
cap: czapce z daszkiem, czapka z daszkiem
helmet: hełm, hełmie, kask, kasku
headscarf: chuście na głowie, hidżab, hidżabie
turban: turban, turbanie
crown: koron^
hood: kaptur, kapturze
straw-hat: słomkowym kapeluszu, słomkowy kapelusz
beanie: czapka, czapce, czapkę
top-hat: cylinder, cylindrze
scarf: szalik, szaliku, szalikiem
coat: płaszcz, płaszczu, fartuch lekarski
raincoat: płaszcz przeciwdeszczowy, płaszczu przeciwdeszczowym, sztormiak, sztormiaku
jacket: kurtka, kurtce, marynarka, marynarce
dress: sukienka, sukience, sukni, suknia
suit: garnitur, garniturze
skirt: spódnica, spódnicy
shirt: koszula, koszuli
sweater: sweter, swetrze
uniform: mundur, mundurze
apron: fartuch, fartuchu
robe: szata, szacie, habit, habicie
overalls: ogrodniczki, kombinezon, kombinezonie
doctor: lekarz, lekarka
nurse: pielęgniarka, pielęgniarz
police: policjant, policjantka
firefighter: strażak
chef: kucharz, kucharka, piekarz
farmer: rolnik, rolniczka
astronaut: astronauta, astronautka
knight: rycerz
soldier: żołnierz
judge: sędzia
teacher: nauczyciel, nauczycielka
fisherman: rybak
sailor: marynarz
scientist: naukowiec
pirate: pirat
king: król
queen: królowa
wizard: czarodziej
monk: mnich
builder: budowlaniec, murarz
without: bez
wearing: w, z, ze, nosi, nosił, nosiła, ubran~ w
`,
}
