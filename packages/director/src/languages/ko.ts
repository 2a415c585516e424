import type { LanguageRules } from '../lexical/language-rules.ts'

export const KOREAN: LanguageRules = {
  isVerbLast: true,
  minStem: 1,
  endings:
    '들?(?:은|는|이|가|을|를|의|에|에서|에게|에게서|와|과|도|로|으로|만|까지|부터|이나|이랑|랑|위의|입니다|이다|이었습니다|였습니다)?',
  comparedEndings: '들?(?:처럼|같이|만큼|보다)',
  nouns: `
man 남자|woman 여자 여성|boy 소년 남자아이|girl 소녀 여자아이|child 아이 어린이|baby 아기|old_man 노인 할아버지|old_woman 할머니
king 왕 국왕|queen 여왕 왕비|prince 왕자|princess 공주|emperor 황제|knight 기사|soldier 군인 병사|monk 수도사 승려|doctor 의사|nurse 간호사|teacher 선생님 교사|student 학생
farmer 농부|fisherman 어부|baker 제빵사|cook 요리사|carpenter 목수|worker 노동자|engineer 기술자|scientist 과학자|astronaut 우주비행사|sailor 선원|captain 선장|singer 가수|dancer 무용수|painter 화가|writer 작가|police_officer 경찰관|firefighter 소방관|merchant 상인|pirate 해적|wizard 마법사|witch 마녀|blacksmith 대장장이|gardener 정원사|shepherd 양치기|crowd 군중 관중
cat 고양이|dog 강아지 개!|fox 여우|wolf 늑대|bear 곰|lion 사자|tiger 호랑이|elephant 코끼리|horse 말을_탄 조랑말|cow 암소 젖소|pig 돼지|sheep 양_떼|goat 염소|donkey 당나귀|rabbit 토끼|mouse 생쥐|squirrel 다람쥐|hedgehog 고슴도치|deer 사슴|monkey 원숭이|panda 판다|bird 새들 작은_새|owl 부엉이 올빼미|duck 오리|chicken 암탉|eagle 독수리|swan 백조|penguin 펭귄|parrot 앵무새|dove 비둘기|fish 물고기|shark 상어|whale 고래|dolphin 돌고래|octopus 문어|frog 개구리|turtle 거북이|snake 뱀|crocodile 악어|dragon 용|dinosaur 공룡|butterfly 나비|bee 꿀벌|ant 개미|spider 거미|snail 달팽이
tree 나무|flower 꽃|sunflower 해바라기|mushroom 버섯|apple 사과|lemon 레몬|banana 바나나|grape 포도|strawberry 딸기|cherry 체리|tomato 토마토|potato 감자|carrot 당근|onion 양파|garlic 마늘|bread 빵|cheese 치즈|egg 달걀 계란|milk 우유|butter 버터|honey 꿀|rice 쌀밥|cake 케이크|pizza 피자|soup 수프|salt 소금|flour 밀가루|coffee 커피|wine 와인|beer 맥주|chocolate 초콜릿
house 집|hut 오두막|castle 성! 성에 성은 성이 성에서|church 교회|tower 탑|bridge 다리를_건너|windmill 풍차|lighthouse 등대|factory 공장|hospital 병원|prison 감옥|pyramid 피라미드|door 문을_열|window 창문|chair 의자|table 탁자|bed 침대|lamp 램프|lantern 등불 랜턴|candle 촛불 양초|mirror 거울|basket 바구니|bucket 양동이|broom 빗자루|book 책|newspaper 신문|map 지도|pencil 연필|smartphone 스마트폰 휴대폰|telephone 전화기|computer 컴퓨터|television 텔레비전|camera 카메라|robot 로봇|car 자동차|bus 버스|taxi 택시|truck 트럭|train 기차 열차|airplane 비행기|helicopter 헬리콥터|bicycle 자전거|ship 선박|boat 보트|sailboat 돛단배|rocket 로켓|tractor 트랙터|balloon 풍선|umbrella 우산|suitcase 여행가방|hat 모자|shoe 신발|glasses 안경|crown 왕관|hammer 망치|ladder 사다리|guitar 기타를|violin 바이올린|piano 피아노|drum 드럼|trumpet 트럼펫|flute 플루트|ball 축구공|coin 동전|telescope 망원경|microscope 현미경|anchor 닻
moon 달! 달에 달이 달은 달을|sun 태양|star 별|cloud 구름|rainbow 무지개|volcano 화산|mountain 산! 산이 산을 산에|island 섬|earth 지구|sky 하늘|waterfall 폭포|planet 행성|satellite 인공위성
forest 숲|sea 바다 바닷가|river 강가 강을|lake 호수|beach 해변|village 마을|city 도시|field 들판|garden 정원|desert 사막|street 거리에서|kitchen 부엌|bedroom 침실|library 도서관|laboratory 실험실|cave 동굴|jungle 정글
hour/night 밤! 밤에 한밤중|hour/dusk 저녁노을 해질녘|hour/dawn 새벽|weather/rain 비가 빗속|weather/snow 눈보라|weather/fog 안개|weather/storm 폭풍 폭풍우
man 남성|mother 어머니 엄마|father 아버지 아빠|daughter 딸|son 아들|sister 누나 언니 여동생|brother 오빠 남동생|wife 아내|husband 남편|neighbor 이웃|friend 친구|people 사람들|army 군대|tourist 관광객|journalist 기자|judge 판사|lawyer 변호사|dentist 치과의사|driver 운전사 운전기사|musician 음악가|poet 시인|philosopher 철학자|customer 손님 고객|mailman 우체부 집배원|explorer 탐험가|traveler 여행자|president 대통령|passenger 승객|scientist 고고학자 연구원|architect 건축가|police_officer 경찰
bird 두루미 황새 갈매기 참새|goose 거위|crow 까마귀|rooster 수탉|bat 박쥐|giraffe 기린|zebra 얼룩말|kangaroo 캥거루|gorilla 고릴라|seal 물개|crab 꽃게|jellyfish 해파리|lizard 도마뱀|mosquito 모기|worm 지렁이|camel 낙타|polar_bear 북극곰|beetle 곤충 딱정벌레
palm 야자수|pine 소나무|leaf 나뭇잎 낙엽|grass 잔디 풀밭|wheat 밀밭|seed 씨앗|orange 오렌지|peach 복숭아|watermelon 수박|pineapple 파인애플|corn 옥수수|cucumber 오이|bean 콩|salad 샐러드|sandwich 샌드위치|hamburger 햄버거|sugar 설탕|juice 주스|ice 얼음|wood 장작|noodle 국수 라면|rice 쌀
tooth 치아 이빨|brain 뇌|letter 편지|envelope 봉투|key 열쇠|box 상자|chest 보물상자|bag 가방|wallet 지갑|money 돈|ring 반지|dress 드레스 원피스|shirt 셔츠|boot 장화|glove 장갑|scarf 목도리|shield 방패|helmet 헬멧 투구|clock 시계|bench 벤치|sofa 소파|pillow 베개|carpet 양탄자|curtain 커튼|oven 오븐|pot 냄비|bowl 그릇|spoon 숟가락|chopsticks 젓가락|toothbrush 칫솔|soap 비누|scissors 가위|needle 바늘|gift 선물|doll 인형|photo 사진|flag 깃발|diary 일기장 일기|notebook 공책|wheel 바퀴|tent 텐트|compass 나침반|sled 썰매|fence 울타리|wall 성벽 담장|roof 지붕|stairs 계단|road 도로 고속도로|subway_train 지하철|train_station 기차역|school 학교|university 대학교|museum 박물관|hotel 호텔|shop 가게 상점|supermarket 슈퍼마켓|cafe 카페|restaurant 식당|theater 극장|stadium 경기장|office 사무실|classroom 교실|park 공원|farm 농장|market 시장|temple 사원|castle 궁전 궁궐|skyscraper 고층빌딩|well 우물|fountain 분수|headphones 이어폰|microphone 마이크|medal 메달|treasure 보물|diamond 다이아몬드|fire 모닥불|wave 파도|hill 언덕|valley 골짜기|laptop 노트북|document 여권|tea 차_한_잔 따뜻한_차
hunter 사냥꾼|waiter 종업원 웨이터|thief 도둑|tailor 재단사|shoemaker 구두장이|hairdresser 미용사|potter 도예가|miner 광부|prisoner 죄수|detective 탐정 형사|programmer 프로그래머 개발자|boss 사장님 사장!|athlete 운동선수|photographer 사진작가 사진사|actor 배우|actress 여배우|beggar 거지!|fairy 요정|guest 손님|groom 신랑|librarian 사서!|mayor 시장님|artist 예술가|sculptor 조각가|inventor 발명가|builder 건축가|beekeeper 양봉가|pianist 피아니스트|historian 역사학자|salesman 판매원|craftsman 장인! 장인이 장인은|man 청년|girl 아가씨 소녀|old_woman 할머니|old_man 할아버지|gardener 정원사|logger 나무꾼
leopard 표범|ox 황소|boar 멧돼지|hamster 햄스터|beaver 비버|otter 수달|koala 코알라|raccoon 너구리|chick 병아리|turkey 칠면조|peacock 공작새|flamingo 홍학|salmon 연어|squid 오징어|shrimp 새우|lobster 바닷가재|ladybug 무당벌레|scorpion 전갈|fly 파리! 파리가 파리는|caterpillar 애벌레|coral 산호|cricket 귀뚜라미|unicorn 유니콘|frog 두꺼비|bird_nest 둥지|feather 깃털|rhino 코뿔소|hippo 하마|cat 새끼_고양이|dog 강아지
tree 참나무 소나무 느티나무|tulip 튤립|rose 장미|root 뿌리|mango 망고|avocado 아보카도|eggplant 가지볶음|lettuce 상추|broccoli 브로콜리|peanut 땅콩|ginger 생강|nut 호두 견과류|pancake 팬케이크|spaghetti 스파게티|ice_cream 아이스크림|cookie 쿠키 과자|candy 사탕|fruit 과일|vegetable 채소 야채|medicine 알약|rock 바위 돌멩이|breakfast 아침_식사 아침밥|lunch 점심_식사 도시락|dinner 저녁_식사 저녁밥|noodle 국수 라면
street_lamp 가로등|teapot 주전자 찻주전자|vase 꽃병|fork 포크|frying_pan 프라이팬|refrigerator 냉장고|package 소포 택배|alarm_clock 알람_시계 자명종|hourglass 모래시계|ladder 사다리|shelf 책장 선반|fireplace 벽난로|bathtub 욕조|yarn 털실|teddy_bear 곰_인형|ambulance 구급차|carriage 마차|drone 드론|parachute 낙하산|submarine 잠수함|magnet 자석|gear 톱니바퀴|shovel 삽!|shovel 삽으로 삽을|watering_can 물뿌리개|fishing_rod 낚싯대|backpack 배낭 책가방|printer 프린터|thermometer 온도계 체온계|syringe 주사기|wheelchair 휠체어|calendar 달력|credit_card 신용카드|piggy_bank 저금통|cap 야구모자|sock 양말|trousers 바지|shirt 셔츠|running_shoe 운동화|sunglasses 선글라스|magnifying_glass 돋보기|mask 탈춤|brick 벽돌|washing_machine 세탁기|firework 불꽃놀이|cinema 영화관 극장|playground 놀이터|bakery 빵집|barn 헛간|ruin 폐허 유적|glacier 빙하|living_room 거실|coast 해안|pond 연못|stream 시냇물 개울|meadow 초원 풀밭|harbor 항구|dune 모래언덕|iceberg 빙산|lightning 번개|hurricane 태풍|galaxy 은하|universe 우주|comet 혜성|black_hole 블랙홀|desk_globe 지구본
hour/dawn 새벽 해돋이|hour/dusk 해질녘 노을 저녁|hour/night 한밤중 밤하늘|weather/rain 소나기 빗속 장마 비가_오 비_오는 비가_내|weather/snow 눈보라 함박눈 눈이_내 눈이_오|weather/fog 안개|weather/storm 폭풍우|weather/wind 강풍|other/sense 첫_달 이번_달 지난_달 다음_달 한_달 두_달 세_달 매_달 몇_달 여섯_달 네_달 달_동안
airport 공항|courtroom 법정 법원|gym 체육관 헬스장|workshop 작업장 공방|attic 다락방 다락|battlefield 전쟁터 전장|trench 참호|prison_cell 감방|subway_station 지하철역
sword 장검|knife 식칼 부엌칼|axe 도끼|gate 대문 성문|coffin 관을|gravestone 묘비 무덤|cradle 요람|blender 믹서기|beehive 벌집|torch 횃불|arrow 화살|plant_pot 화분|safe 금고|microwave 전자레인지`,
  none: `없습니다 없다 없었습니다 없었다 없는 없이 없어 없던 없다는 빼고 금지`,
  not: '안 않* 못* 아니* 아닙* 없* 아무도 결코 마세요* 마십시오* 마라* 말아*',
  away: `대신 제외하고 말고 제외한 빼고 아닌 말고는 벗어나 피해`,
  like: `같은 같이 대신 처럼 마치 만큼 만한 비슷한 비슷하게 닮은 닮았* 버금가는 못지않은 못지않게 듯한 듯이 해당하는 해당합니다 맞먹는 맞먹습니다 불리는 불립니다 부럽지 비유 보다`,
  if: '만약 만일 혹시 했다면 있다면 없다면 된다면',
  possessive: '그의 그녀의 나의 우리의',
  pronouns: `he 그는 그가|she 그녀는 그녀가|narrator 저는 제가 나는 내가`,
  dropsSubjects: true,
  beforeYear: `서기`,
  about: `약`,
  old: '늙은 나이든',
  numbers: '2 두 둘|3 세 셋|4 네 넷|5 다섯|6 여섯|7 일곱|8 여덟|9 아홉|10 열|20 스무|11 열한|12 열두|30 서른|40 마흔|50 쉰',
  many: '수천 수백 수많은 많은',
  dead: `죽 살해 사망 전사 처형 익사 숨졌 숨진 목숨을_잃 세상을_떠 숨을_거두 별세 타계 순직 희생 시신 시체 눈을_감았`,
  up: '올랐 증가 상승 늘어 늘었',
  down: '내렸 감소 하락 줄어 줄었',
  actions: `sleep 자고! 잠을 잠들 잡니다 잠이 잤습 자고|run 달리 달렸 뛰어 달려 뛰었|walk 걷 걸었 걸어 걷고 걷습|swim 헤엄 수영|read 읽 읽었 읽고 읽습|write 썼 쓰고 쓴다 썼습 씁니다 적었|eat 먹 먹었 먹고 먹습|drink 마셨 마시고 마십|cook 요리 구웠 굽 끓였 끓이 굽고 반죽|dance 춤 춤추 춤을|sing 노래 노래를_부|sit 앉 앉아 앉았|cry 울었 울고 울음|laugh 웃 웃었 웃고|climb 오르 올라갔|look 바라보 쳐다보 지켜보|hold 들고 쥐고|carry 메고 나르|work 일했 일하고 일합|hug 안아_주 껴안|play 놀고 놀았|think 생각했 생각에_잠 고민|talk 말했 말합 물었 물어 대답 외쳤 소리쳤 속삭 이야기했 이야기를_나 설명했|point 가리켰 가리키|cheer 환호 박수 축하했|pray 기도 빌었|bow 인사했 절을_했 절했 고개를_숙|crawl 기어갔 기어가 기어서|fall 넘어졌 넘어지 미끄러|lie 누워 누웠 눕|push 밀었 밀고 밀며|pull 당겼 끌고 끌었 잡아당|throw 던졌 던지 던진|dig 땅을_파 파냈 팠습 땅을_팠|sweep 쓸고 쓸었 청소|wash 씻고 씻었 씻어 빨래 설거지 닦았 닦고|knock 두드렸 두드리 노크|water 물을_주 물을_줬|look 발견 찾았 찾아 보았 봤습 봤다|walk 들어갔 들어왔 나갔 돌아왔 돌아갔 도착했 떠났 다가갔 다가왔|work 만들었 만들고 고쳤 고치 지었 심었 심고 꿰맸 그렸|laugh 미소|hold 들었 집어 주웠 쥐었 잡았|carry 들고_왔 지고 업고|hug 안았 껴안|wave 손을_흔|kneel 무릎을_꿇|jump 뛰어올 뛰어내 점프|ride 말을_타|run 도망 쫓아|play 놀았 놀고 연주`,
  empty: `어느 날 그 하루에 약 있습니다 위해 본 사람은 그리고 하지만 그래서 그러나 때문에 이제 아직 이미 오늘 지금 그때 지난 매일 아주 매우 더 가장 모든 어떤 이런 그런 저는 제가 나는 내가 우리 우리는 그는 그녀는 여러분 있었습니다 있는 있다 없는 됩니다 되었습니다 했습니다 합니다 하는 한 것은 것을 것이 때 적이 만에 통째로 다시 함께 위한 위에 옆에 앞에 안에 먼저 하나 갑자기 정말 아마 마침내 거의 곧 자주 가끔 어디서나 모두 그냥 벌써 아직도 앞에서 위해서 때문입니다 있어요 않아도 않고 계신가요`,
}
