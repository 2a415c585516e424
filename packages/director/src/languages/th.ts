import type { LanguageRules } from '../lexical/language-rules.ts'

export const THAI: LanguageRules = {
  isUnspaced: true,
  and: /^และ$/u,
  womanMark: /^(?:ผู้)?หญิง$/u,
  personalPronouns: 'people-and-animals',
  rangeJoint: /^\s?(?:〜|～|~)\s?$/u,
  hasUnspacedAmounts: true,
  countsBehindNoun: true,
  nouns: `
man ผู้ชาย ชายหนุ่ม|woman ผู้หญิง หญิงสาว|boy เด็กชาย เด็กผู้ชาย|girl เด็กหญิง เด็กผู้หญิง|child เด็ก|baby ทารก|old_man ชายชรา คุณปู่ คุณตา|old_woman หญิงชรา คุณย่า คุณยาย
king พระราชา กษัตริย์|queen ราชินี|prince เจ้าชาย|princess เจ้าหญิง|emperor จักรพรรดิ|knight อัศวิน|soldier ทหาร|monk พระสงฆ์|doctor แพทย์ คุณหมอ|nurse พยาบาล|teacher ครู คุณครู|student นักเรียน นักศึกษา|farmer ชาวนา เกษตรกร|fisherman ชาวประมง|baker คนทำขนมปัง|cook พ่อครัว แม่ครัว|carpenter ช่างไม้|engineer วิศวกร|scientist นักวิทยาศาสตร์|astronaut นักบินอวกาศ|sailor กะลาสี|captain กัปตัน|singer นักร้อง|writer นักเขียน|police_officer ตำรวจ|firefighter นักดับเพลิง|merchant พ่อค้า แม่ค้า|pirate โจรสลัด|wizard พ่อมด|witch แม่มด|crowd ฝูงชน
cat แมว ลูกแมว|dog สุนัข หมา ลูกหมา|fox สุนัขจิ้งจอก จิ้งจอก|wolf หมาป่า|bear หมี|lion สิงโต|tiger เสือ|elephant ช้าง|horse ม้า|cow วัว|pig หมู|sheep แกะ|goat แพะ|donkey ลา_ตัว|rabbit กระต่าย|mouse หนู_ตัว|squirrel กระรอก|deer กวาง|monkey ลิง|bird นก|owl นกฮูก|duck เป็ด|chicken แม่ไก่|eagle นกอินทรี|swan หงส์|penguin เพนกวิน|parrot นกแก้ว|dove นกพิราบ|fish ปลา|shark ฉลาม|whale วาฬ|dolphin โลมา|octopus ปลาหมึกยักษ์|frog กบ|turtle เต่า|snake งู|crocodile จระเข้|dragon มังกร|dinosaur ไดโนเสาร์|butterfly ผีเสื้อ|bee ผึ้ง|ant มด|spider แมงมุม|snail หอยทาก
tree ต้นไม้|flower ดอกไม้|sunflower ดอกทานตะวัน|mushroom เห็ด|apple แอปเปิล|lemon มะนาว|banana กล้วย|grape องุ่น|strawberry สตรอว์เบอร์รี|tomato มะเขือเทศ|potato มันฝรั่ง|carrot แครอท|onion หัวหอม|garlic กระเทียม|bread ขนมปัง|cheese ชีส|egg ไข่|milk นม|butter เนย|honey น้ำผึ้ง|rice ข้าวสวย|cake เค้ก|pizza พิซซ่า|soup ซุป|salt เกลือ|flour แป้ง|coffee กาแฟ|tea น้ำชา|wine ไวน์|beer เบียร์|chocolate ช็อกโกแลต
house บ้าน|hut กระท่อม|castle ปราสาท|church โบสถ์|tower หอคอย|bridge สะพาน|lighthouse ประภาคาร|factory โรงงาน|hospital โรงพยาบาล|prison เรือนจำ|pyramid พีระมิด|door ประตู|window หน้าต่าง|chair เก้าอี้|table โต๊ะ|bed เตียง|lantern โคมไฟ ตะเกียง|candle เทียน|mirror กระจก|basket ตะกร้า|bucket ถังน้ำ|broom ไม้กวาด|bottle ขวด|book หนังสือ|newspaper หนังสือพิมพ์|map แผนที่|pencil ดินสอ|smartphone สมาร์ทโฟน โทรศัพท์มือถือ|telephone โทรศัพท์|computer คอมพิวเตอร์|television โทรทัศน์|camera กล้องถ่ายรูป|robot หุ่นยนต์|car รถยนต์|bus รถบัส|taxi แท็กซี่|truck รถบรรทุก|train รถไฟ|airplane เครื่องบิน|helicopter เฮลิคอปเตอร์|bicycle จักรยาน|ship เรือใหญ่|boat เรือ|sailboat เรือใบ|rocket จรวด|tractor รถแทรกเตอร์|balloon ลูกโป่ง|umbrella ร่ม|suitcase กระเป๋าเดินทาง|hat หมวก|shoe รองเท้า|glasses แว่นตา|crown มงกุฎ|hammer ค้อน|ladder บันได|guitar กีตาร์|violin ไวโอลิน|piano เปียโน|drum กลอง|flute ขลุ่ย|ball ลูกบอล|coin เหรียญ|telescope กล้องโทรทรรศน์|microscope กล้องจุลทรรศน์
moon ดวงจันทร์|sun ดวงอาทิตย์|star ดวงดาว|cloud ก้อนเมฆ|rainbow รุ้ง|volcano ภูเขาไฟ|mountain ภูเขา|island เกาะ|earth ดาวเคราะห์โลก|sky ท้องฟ้า|waterfall น้ำตก|planet ดาวเคราะห์|satellite ดาวเทียม
forest ป่า|sea ทะเล ริมทะเล มหาสมุทร|river แม่น้ำ|lake ทะเลสาบ|beach ชายหาด|village หมู่บ้าน|city เมือง|field ทุ่งนา|garden สวน|desert ทะเลทราย|street ถนน|kitchen ครัว ห้องครัว|bedroom ห้องนอน|library ห้องสมุด|laboratory ห้องทดลอง|cave ถ้ำ|jungle ป่าดงดิบ
hour/night กลางคืน คืนหนึ่ง เที่ยงคืน|hour/dusk พระอาทิตย์ตก ตอนเย็น|hour/dawn รุ่งเช้า รุ่งสาง|weather/rain ฝน ฝนตก|weather/snow หิมะ|weather/fog หมอก|weather/storm พายุ
mother แม่ มารดา|father พ่อ บิดา|daughter ลูกสาว|son ลูกชาย|sister พี่สาว น้องสาว|brother พี่ชาย น้องชาย|wife ภรรยา|husband สามี|neighbor เพื่อนบ้าน|friend เพื่อน|people ผู้คน|army กองทัพ|tourist นักท่องเที่ยว|journalist นักข่าว|judge ผู้พิพากษา|lawyer ทนายความ|dentist ทันตแพทย์ หมอฟัน|driver คนขับรถ|musician นักดนตรี|customer ลูกค้า|bride เจ้าสาว|president ประธานาธิบดี|passenger ผู้โดยสาร|scientist นักโบราณคดี นักวิจัย
goose ห่าน|crow อีกา|rooster ไก่ตัวผู้|bat ค้างคาว|giraffe ยีราฟ|zebra ม้าลาย|kangaroo จิงโจ้|gorilla กอริลลา|seal แมวน้ำ|crab ปู|jellyfish แมงกะพรุน|lizard กิ้งก่า|mosquito ยุง|worm ไส้เดือน|camel อูฐ|polar_bear หมีขั้วโลก|bird นกกระเรียน นกนางนวล นกกระจอก|beetle แมลง ด้วง
palm ต้นมะพร้าว|leaf ใบไม้|grass หญ้า|wheat ข้าวสาลี|seed เมล็ดพันธุ์|orange ส้ม|watermelon แตงโม|pineapple สับปะรด|coconut มะพร้าว|corn ข้าวโพด|pepper พริก|cucumber แตงกวา|salad สลัด|sugar น้ำตาล|ice น้ำแข็ง|wood ฟืน|tooth ฟัน|brain สมอง|bone กระดูก|letter จดหมาย|envelope ซองจดหมาย|key กุญแจ|box กล่อง|chest หีบ หีบสมบัติ|bag กระเป๋า|wallet กระเป๋าสตางค์ กระเป๋าเงิน|money เงิน|ring แหวน|dress ชุดกระโปรง|shirt เสื้อเชิ้ต|glove ถุงมือ|scarf ผ้าพันคอ|shield โล่|helmet หมวกกันน็อก|clock นาฬิกา|bench ม้านั่ง|sofa โซฟา|pillow หมอน|carpet พรม|curtain ผ้าม่าน|bell ระฆัง|oven เตาอบ|pot หม้อ|bowl ชาม|spoon ช้อน|chopsticks ตะเกียบ|toothbrush แปรงสีฟัน|soap สบู่|scissors กรรไกร|gift ของขวัญ|doll ตุ๊กตา|photo รูปถ่าย ภาพถ่าย|flag ธง|diary ไดอารี่|notebook สมุด|pen ปากกา|wheel ล้อ|tent เต็นท์|compass เข็มทิศ|kite ว่าว|fence รั้ว|wall กำแพง|roof หลังคา|road ทางหลวง|train_station สถานีรถไฟ|school โรงเรียน|university มหาวิทยาลัย|museum พิพิธภัณฑ์|hotel โรงแรม|shop ร้านค้า|supermarket ซูเปอร์มาร์เก็ต|cafe ร้านกาแฟ|restaurant ร้านอาหาร|theater โรงละคร|stadium สนามกีฬา|office สำนักงาน|classroom ห้องเรียน|park สวนสาธารณะ|farm ฟาร์ม|market ตลาด|mosque มัสยิด|castle พระราชวัง วัง|skyscraper ตึกระฟ้า|well บ่อน้ำ|fountain น้ำพุ|headphones หูฟัง|medal เหรียญรางวัล|treasure สมบัติ|diamond เพชร|fire กองไฟ|wave คลื่น|hill เนินเขา|valley หุบเขา
airport สนามบิน|courtroom ห้องพิจารณาคดี ศาล|gym โรงยิม|workshop โรงซ่อม|attic ห้องใต้หลังคา|battlefield สนามรบ|trench สนามเพลาะ|harbor ท่าเรือ|prison_cell ห้องขัง|subway_station สถานีรถไฟใต้ดิน
sword ดาบ|knife มีด|axe ขวาน|coffin โลงศพ|gravestone ป้ายหลุมศพ|cradle เปล|passport หนังสือเดินทาง|blender เครื่องปั่น|torch คบเพลิง|spear หอก|arrow ลูกศร|plant_pot กระถาง|safe ตู้เซฟ|microwave ไมโครเวฟ`,
  none: `ไม่มี ปราศจาก แทนที่จะ`,
  not: 'ไม่ใช่ ไม่ได้ ไม่มี ไม่เคย ไม่',
  away: `ไกลจาก นอกจาก ยกเว้น แทนที่`,
  like: 'เหมือน ราวกับ ดั่ง กว่า',
  if: 'ถ้า หาก',
  possessive: 'ของเขา ของเธอ ของฉัน',
  pronouns: `either เขา|narrator ฉัน ผม`,
  of: `ของ`,
  beforeYear: `ปี พ.ศ. ค.ศ.`,
  about: `กว่า ประมาณ เกือบ`,
  old: 'แก่ ชรา',
  numbers: '2 สอง|3 สาม|4 สี่|5 ห้า|6 หก|7 เจ็ด|8 แปด|9 เก้า|10 สิบ',
  many: 'หลายพัน หลายร้อย นับพัน มากมาย',
  dead: `ตาย เสียชีวิต ฆ่า สังหาร ประหาร จมน้ำ ถูกฆ่า ถูกสังหาร`,
  up: 'เพิ่มขึ้น สูงขึ้น',
  down: 'ลดลง ตกลง',
  actions: `sleep นอนหลับ หลับ|run วิ่ง|walk เดิน|swim ว่ายน้ำ|read อ่าน|write เขียน|eat กิน|drink ดื่ม|cook ทำอาหาร อบขนม|dance เต้นรำ|sing ร้องเพลง|sit นั่ง|cry ร้องไห้|laugh หัวเราะ|climb ปีน ปีนขึ้น|look มองดู จ้องมอง|hold ถือ|carry แบก หาม|work ทำงาน|hug กอด|play เล่นน้ำ วิ่งเล่น|wave โบกมือ|think ครุ่นคิด คิดว่า|talk พูดว่า ถามว่า ตอบว่า ตะโกน กระซิบ คุยกัน เล่าว่า|point ชี้ไป|cheer ปรบมือ โห่ร้อง ฉลอง|pray สวดมนต์ อธิษฐาน ภาวนา|bow โค้งคำนับ ไหว้|crawl คลาน|fall สะดุด หกล้ม ลื่นล้ม|lie นอนอยู่ นอนลง|push ผลัก เข็นรถ|pull ดึง ลากรถ ลากเรือ|throw ขว้าง โยนลูก โยนหิน|dig ขุด|sweep กวาด|wash ล้าง ซักผ้า|knock เคาะประตู|water รดน้ำ|look มองเห็น พบว่า ค้นหา ค้นพบ เห็นว่า|walk เดินเข้า กลับบ้าน ออกจากบ้าน มาถึง|work สร้างบ้าน ซ่อม เย็บ ปลูก วาดรูป|laugh ยิ้ม|hold หยิบ จับมือ|carry แบก หิ้ว ถือถุง|kneel คุกเข่า|jump กระโดด|ride ขี่ม้า ขี่จักรยาน|run วิ่งหนี ไล่ตาม`,
  empty: `ที่ และ กับ ของ ใน บน เขา เธอ มัน เรา คน หนึ่ง อาศัย อยู่ โดย ประมาณ ครั้ง ต่อ วัน เพื่อ ต้อง ไป ทำไม ถึง เป็น สี ปี เมื่อ นี้ สร้าง เคย เห็น ใคร วันนี้ หา ให้ ได้ จะ ก็ มา จาก ว่า หรือ แต่ เพราะ ถ้า แล้ว กำลัง ยัง คง มี คือ ใต้ นั้น ทุก บาง หลาย มาก น้อย กว่า สุด ไม่ ฉัน พวก ตัว ทุกวัน เพียง เหลือ`,
}
