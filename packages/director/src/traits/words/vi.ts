import type { TraitWords } from '../trait-words.ts'

export const VIETNAMESE: TraitWords = {
  isColourAfter: true,
  words: `
woman: phụ nữ, người phụ nữ, cô gái, cô
man: đàn ông, người đàn ông, chàng trai
girl: bé gái, cô bé
boy: bé trai, cậu bé
kid: đứa trẻ, em bé
old-woman: bà lão, cụ bà, bà cụ
old-man: ông lão, cụ ông, ông cụ
child: nhỏ
young: trẻ, trẻ tuổi
old: già, cao tuổi, lớn tuổi
tall: cao
small: thấp
slim: gầy, mảnh mai
broad: vạm vỡ, lực lưỡng
round: béo, mập
fair: trắng trẻo, nhợt nhạt
deep: sạm
dark-skinned: ngăm đen
long: dài
short: ngắn
curly: xoăn
bald: hói, trọc đầu
bun: búi tóc
ponytail: tóc đuôi ngựa
braids: tóc bím, bím tóc
red: đỏ, màu đỏ
orange: cam, màu cam
yellow: vàng, màu vàng
green: xanh lá, xanh lá cây, màu xanh lá
blue: xanh dương, xanh lam, xanh
purple: tím, màu tím
pink: hồng, màu hồng
brown: nâu, màu nâu
black: đen, màu đen
white: trắng, màu trắng, bạc
gray: xám, màu xám
hair: tóc, mái tóc
skin: da
beard: râu, bộ râu
moustache: ria mép
glasses: kính, mắt kính
sunglasses: kính râm
hat: mũ, nón
cap: mũ lưỡi trai
helmet: mũ bảo hiểm
headscarf: khăn trùm đầu
turban: khăn xếp
crown: vương miện
hood: mũ trùm
straw-hat: nón lá, mũ rơm
beanie: mũ len
scarf: khăn quàng, khăn quàng cổ
coat: áo khoác, áo choàng trắng
raincoat: áo mưa
jacket: áo vét
dress: váy, đầm, áo dài
suit: bộ vest, com lê
skirt: chân váy
shirt: áo sơ mi
sweater: áo len
uniform: đồng phục, quân phục
apron: tạp dề
robe: áo choàng
overalls: quần yếm
doctor: bác sĩ
nurse: y tá
police: cảnh sát
firefighter: lính cứu hỏa
chef: đầu bếp, thợ làm bánh
farmer: nông dân
astronaut: phi hành gia
knight: hiệp sĩ
soldier: người lính, lính
judge: thẩm phán
teacher: giáo viên, thầy giáo, cô giáo
fisherman: ngư dân, người đánh cá
sailor: thủy thủ
scientist: nhà khoa học
pirate: cướp biển
king: vua, nhà vua
queen: nữ hoàng, hoàng hậu
wizard: phù thủy
monk: nhà sư
builder: thợ xây
without: không đeo, không đội, không có, không
wearing: đeo, đội, mặc, với, có, để
`,
}
