import type { TraitWords } from '../trait-words.ts'

export const TURKISH: TraitWords = {
  endings: { '+': '- lı li lu lü ı i u ü yı yi yu yü' },
  isNegationAfter: true,
  isWearingAfter: true,
  words: `
woman: kadın, hanım
man: adam, erkek
girl: kız, kız çocuğu
boy: oğlan, erkek çocuk, erkek çocuğu
kid: çocuk, bebek
old-woman: nine, büyükanne, babaanne
old-man: dede, büyükbaba, ihtiyar
child: küçük
young: genç
old: yaşlı, ihtiyar bir
tall: uzun boylu
small: kısa boylu
slim: zayıf, ince
broad: kaslı, güçlü
round: şişman, tombul
fair: solgun, açık
deep: koyu
dark-skinned: esmer
long: uzun
short: kısa
curly: kıvırcık
bald: kel
bun: topuz
ponytail: at kuyruğu
braids: örgülü
blond: sarışın
redhead: kızıl saçlı
gray-haired: kır saçlı, ak saçlı
red: kırmızı, kızıl
orange: turuncu
yellow: sarı
green: yeşil
blue: mavi
purple: mor
pink: pembe
brown: kahverengi
black: siyah, kara
white: beyaz, ak
gray: gri, kır
gold: altın rengi, altın
silver: gümüş
hair: saç, saçlı, saçları
skin: ten, tenli
beard: sakal+, sakallı
moustache: bıyık, bıyıklı
glasses: gözlük, gözlüklü
sunglasses: güneş gözlüğü, güneş gözlüklü
hat: şapka, şapkalı
cap: kasket, kasketli
helmet: kask, kasklı, miğfer, miğferli
headscarf: başörtüsü, başörtülü
turban: sarık, sarıklı, türban
crown: taç, taçlı
hood: kapüşon, kapüşonlu
straw-hat: hasır şapka, hasır şapkalı
beanie: bere, bereli
top-hat: silindir şapka, silindir şapkalı
scarf: atkı, atkılı
coat: palto, paltolu, önlük beyaz
raincoat: yağmurluk, yağmurluklu
jacket: ceket, ceketli
dress: elbise, elbiseli
suit: takım elbise, takım elbiseli
skirt: etek, etekli
shirt: gömlek, gömlekli
sweater: kazak, kazaklı
uniform: üniforma, üniformalı
apron: önlük, önlüklü
robe: cübbe, cübbeli
overalls: tulum, tulumlu
doctor: doktor
nurse: hemşire
police: polis, polis memuru
firefighter: itfaiyeci
chef: aşçı, fırıncı
farmer: çiftçi
astronaut: astronot
knight: şövalye
soldier: asker
judge: yargıç, hâkim
teacher: öğretmen
fisherman: balıkçı
sailor: denizci
scientist: bilim insanı, bilim adamı
pirate: korsan
king: kral
queen: kraliçe
wizard: büyücü
monk: keşiş
builder: inşaat işçisi
without: olmayan, sız, takmayan
wearing: giyen, giymiş, takan, takmış
`,
}
