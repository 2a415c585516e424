import type { TraitWords } from '../trait-words.ts'

export const FINNISH: TraitWords = {
  endings: { '~': '- n a ä ssa ssä lla llä' },
  isWearingAfter: false,
  words: `
woman: nainen, naisen, rouva
man: mies, miehen, herra
girl: tyttö, tytön
boy: poika, pojan
kid: lapsi, lapsen
old-woman: isoäiti, mummo, vanhus
old-man: isoisä, vaari, ukki, ukko
child: pieni, pikku
young: nuori, nuoren
old: vanha, vanhan, iäkäs
tall: pitkäkasvuinen
slim: hoikka, laiha, solakka
broad: lihaksikas, vahva
round: lihava, pyöreä
fair: kalpea, vaalea
deep: tumma
dark-skinned: tummaihoinen
long: pitkä, pitkät, pitkän, pitkään, pitkähiuksinen
short: lyhyt, lyhyet, lyhyttukkainen
curly: kihara, kiharat, kiharatukkainen
bald: kalju
bun: nuttura
ponytail: poninhäntä
braids: letti, letit
blond: vaaleatukkainen, vaaleahiuksinen
redhead: punatukkainen, punahiuksinen
gray-haired: harmaatukkainen, harmaahiuksinen
bearded: partainen
bespectacled: silmälasipäinen
red: punainen, punaisen, punaiseen, punaisessa, punaiset
orange: oranssi, oranssin
yellow: keltainen, keltaisen, keltaiseen, keltaisessa
green: vihreä, vihreän, vihreään, vihreässä
blue: sininen, sinisen, siniseen, sinisessä
purple: violetti, violetin
pink: vaaleanpunainen, vaaleanpunaisen
brown: ruskea, ruskean, ruskeassa, ruskeat
black: musta, mustan, mustaan, mustassa, mustat
white: valkoinen, valkoisen, valkoiseen, valkoisessa, valkea
gray: harmaa, harmaan, harmaassa, harmaat
gold: kultainen, kultaisen
silver: hopeinen
hair: hiukset, tukka, hiukset
skin: iho
beard: parta, parran, partaa
moustache: viikset, viikset
glasses: silmälasit, silmälaseissa, lasit päässään
sunglasses: aurinkolasit, aurinkolaseissa
hat: hattu, hatun, hattuun, hatussa
cap: lippalakki, lakki
helmet: kypärä, kypärän
headscarf: huivi päässä, hijab
turban: turbaani
crown: kruunu, kruunun
hood: huppu
straw-hat: olkihattu
beanie: pipo
top-hat: silinterihattu
scarf: kaulahuivi, kaulahuivin
coat: takki, takin, takkiin, takissa
raincoat: sadetakki, sadetakin, sadetakkiin, sadetakissa
jacket: pusero
dress: mekko, mekon, mekkoon, mekossa, leninki
suit: puku, puvun, pukuun, puvussa
skirt: hame
shirt: paita, paidan, paidassa
sweater: villapaita, neulepaita
uniform: univormu
apron: esiliina
robe: kaapu, kaavun
overalls: haalari, haalarit
doctor: lääkäri
nurse: sairaanhoitaja
police: poliisi
firefighter: palomies
chef: kokki, leipuri
farmer: maanviljelijä
astronaut: astronautti
knight: ritari
soldier: sotilas
judge: tuomari
teacher: opettaja
fisherman: kalastaja
sailor: merimies
scientist: tutkija, tiedemies
pirate: merirosvo
king: kuningas
queen: kuningatar
wizard: velho
monk: munkki
builder: rakentaja
without: ilman
wearing: yllään, pukeutunut, päässään, jolla on
`,
}
