import type { TraitWords } from '../trait-words.ts'

export const THAI: TraitWords = {
  isUnspaced: true,
  isColourAfter: true,
  words: `
woman: ผู้หญิง, หญิง, สตรี, หญิงสาว
man: ผู้ชาย, ชาย, บุรุษ
girl: เด็กหญิง, เด็กผู้หญิง, เด็กสาว
boy: เด็กชาย, เด็กผู้ชาย
kid: เด็ก, ทารก
old-woman: หญิงชรา, คุณยาย, คุณย่า, ยาย
old-man: ชายชรา, คุณตา, คุณปู่
child: ตัวเล็ก
young: สาว, หนุ่ม, อายุน้อย
old: ชรา, แก่, สูงอายุ
tall: ตัวสูง
small: ตัวเตี้ย
slim: ผอม
broad: กำยำ, ล่ำสัน
round: อ้วน
fair: ซีด, ขาวผ่อง
deep: คล้ำ
dark-skinned: ผิวเข้ม
long: ยาว
short: สั้น
curly: หยิก
bald: หัวล้าน
bun: มวยผม
ponytail: หางม้า
braids: ผมเปีย, เปีย
blond: ผมบลอนด์, ผมทอง
redhead: ผมแดง
red: สีแดง, แดง
orange: สีส้ม
yellow: สีเหลือง, เหลือง
green: สีเขียว, เขียว
blue: สีน้ำเงิน, สีฟ้า
purple: สีม่วง, ม่วง
pink: สีชมพู, ชมพู
brown: สีน้ำตาล
black: สีดำ, ดำ
white: สีขาว, ขาว
gray: สีเทา, เทา
gold: สีทอง
silver: สีเงิน
hair: เส้นผม, ผม
skin: ผิว
beard: เครา, หนวดเครา
moustache: หนวด
glasses: แว่นตา, แว่น
sunglasses: แว่นกันแดด
hat: หมวก
cap: หมวกแก๊ป
helmet: หมวกกันน็อก, หมวกนิรภัย
headscarf: ผ้าคลุมศีรษะ, ผ้าคลุมผม, ฮิญาบ
turban: ผ้าโพกศีรษะ
crown: มงกุฎ
hood: ฮู้ด
straw-hat: หมวกฟาง, งอบ
beanie: หมวกไหมพรม
scarf: ผ้าพันคอ
coat: เสื้อโค้ต, เสื้อคลุมยาว, เสื้อกาวน์
raincoat: เสื้อกันฝน
jacket: แจ็กเก็ต, เสื้อแจ็กเก็ต
dress: ชุดเดรส, กระโปรงยาว, ชุดกระโปรง
suit: สูท, ชุดสูท
skirt: กระโปรง
shirt: เสื้อเชิ้ต
sweater: เสื้อสเวตเตอร์, เสื้อไหมพรม
uniform: เครื่องแบบ
apron: ผ้ากันเปื้อน
robe: เสื้อคลุม, จีวร
overalls: ชุดเอี๊ยม
doctor: หมอ, แพทย์
nurse: พยาบาล
police: ตำรวจ
firefighter: นักดับเพลิง
chef: พ่อครัว, แม่ครัว, เชฟ
farmer: ชาวนา, เกษตรกร
astronaut: นักบินอวกาศ
knight: อัศวิน
soldier: ทหาร
judge: ผู้พิพากษา
teacher: ครู, อาจารย์
fisherman: ชาวประมง
sailor: กะลาสี
scientist: นักวิทยาศาสตร์
pirate: โจรสลัด
king: กษัตริย์, พระราชา
queen: ราชินี
wizard: พ่อมด
monk: พระภิกษุ
builder: ช่างก่อสร้าง, คนงานก่อสร้าง
without: ไม่มี, ไม่สวม, ไม่ใส่
wearing: สวม, ใส่, มี, ไว้, ใน
`,
}
