import type { TraitWords } from '../trait-words.ts'

export const KOREAN: TraitWords = {
  endings: { '+': '- 은 는 이 가 을 를 의 에 와 과 로 으로 도 만 에게 한테 하고' },
  isNegationAfter: true,
  isWearingAfter: true,
  words: `
woman: 여자+, 여성+, 여인+, 아주머니+, 부인+
man: 남자+, 남성+, 아저씨+, 신사+
girl: 소녀+, 여자아이+, 여자 아이+
boy: 소년+, 남자아이+, 남자 아이+
kid: 아이+, 어린이+, 아기+
old-woman: 할머니+
old-man: 할아버지+, 노인+
child: 어린, 꼬마
young: 젊은
old: 늙은, 나이 든, 나이든, 늙고
tall: 키가 큰, 키 큰
small: 키가 작은, 키 작은
slim: 마른, 날씬한, 야윈
broad: 건장한, 튼튼한, 근육질의
round: 뚱뚱한, 통통한
fair: 창백한
fair-skinned: 하얀 피부의
dark-skinned: 검은 피부의, 까무잡잡한
long: 긴
short: 짧은
curly: 곱슬
bald: 대머리+, 대머리인
bun: 올림머리+, 똥머리+
ponytail: 포니테일+
braids: 땋은, 양갈래
blond: 금발+, 금발의
redhead: 빨간 머리의, 빨강머리의
gray-haired: 백발의, 백발+
red: 빨간, 붉은, 빨간색, 빨강
orange: 주황색, 주황
yellow: 노란, 노란색, 노랑
green: 초록색, 초록, 녹색, 푸른색
blue: 파란, 파란색, 푸른
purple: 보라색, 보라
pink: 분홍색, 분홍
brown: 갈색
black: 검은, 검은색, 검정, 까만
white: 흰, 하얀, 흰색, 하얀색
gray: 회색
gold: 금색, 황금색
silver: 은색, 은빛
hair: 머리카락+, 머리+
skin: 피부+
beard: 수염+, 턱수염+
moustache: 콧수염+
glasses: 안경+
sunglasses: 선글라스+
hat: 모자+
cap: 야구모자+, 야구 모자+
helmet: 헬멧+, 투구+
headscarf: 히잡+, 머릿수건+, 두건+
turban: 터번+
crown: 왕관+
hood: 후드+
straw-hat: 밀짚모자+, 밀짚 모자+
beanie: 털모자+, 비니+
top-hat: 중절모+, 실크해트+
scarf: 목도리+, 스카프+
coat: 코트+, 외투+, 가운+
raincoat: 비옷+, 우비+, 우의+
jacket: 재킷+, 자켓+
dress: 드레스+, 원피스+
suit: 양복+, 정장+
skirt: 치마+, 스커트+
shirt: 셔츠+, 블라우스+, 티셔츠+
sweater: 스웨터+, 후드티+
uniform: 제복+, 유니폼+, 군복+
apron: 앞치마+
robe: 로브+, 한복+, 도포+
overalls: 멜빵바지+, 작업복+
doctor: 의사+
nurse: 간호사+
police: 경찰관+, 경찰+
firefighter: 소방관+
chef: 요리사+, 셰프+, 제빵사+
farmer: 농부+
astronaut: 우주비행사+, 우주인+
knight: 기사+
soldier: 군인+, 병사+
judge: 판사+, 재판관+
teacher: 선생님+, 교사+
fisherman: 어부+
sailor: 선원+, 뱃사람+
scientist: 과학자+
pirate: 해적+
king: 왕+, 임금+, 임금님+
queen: 여왕+, 왕비+
wizard: 마법사+
monk: 스님+, 수도사+, 승려+
builder: 건설 노동자+, 목수+
without: 없는, 안 쓴, 쓰지 않은
wearing: 쓴, 쓰고, 입은, 입고, 낀, 끼고, 두른, 두르고, 착용한, 한, 기른, 가진
`,
}
