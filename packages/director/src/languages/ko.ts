import type { LanguageRules } from '../lexical/language-rules.ts'

const HANGUL = '일이삼사오육칠팔구십백천만억'
const HAN = '一二三四五六七八九十百千万亿'
const HANGUL_NUMBER =
  /(?<![가-힣])[일이삼사오육칠팔구십백천만억]+(?=\s?(?:명|년|원|분|개|퍼센트|킬로|미터|도|시간|번|월|살|세기|층|배|마리|권|대|달러|그루|초|주|톤|그램|가지|벌|잔|장|점|평)(?![가-힣]*[을를]?\s?어))/gu

/** Numerals before a counter. */
const withHanNumerals = (text: string): string =>
  text.replaceAll(HANGUL_NUMBER, (numeral) => [...numeral].map((sign) => HAN[HANGUL.indexOf(sign)]).join(''))

export const KOREAN: LanguageRules = {
  andEnding: /[와과]$/u,
  marksSubject: ({ low }) => low.length > 1 && /[은는이가께]$|께서$/u.test(low) && !/(?:에서는|에는)$/u.test(low),
  objectEnding: /[을를]$/u,
  marksEveryObject: true,
  isPossessor: ({ to }, words) => (words[to]!.low.endsWith('의') ? true : undefined),
  seenOfPerson: /^(?:얼굴|눈|손|머리카락|목소리|뒷모습|표정|눈물)/u,
  womanMark: /^(?:여|여성|여자)$|^여(?:의사|교사|선생|기자|배우|왕|군|학생)/u,
  copulaBehind: /^(?:되|됐|된)/u,
  deniesBehindOnly: true,
  // `산소통 없이 바다`
  without: { ending: /(?:이|이도|고)$/u, reach: 1, isAdverb: true },
  isSubjectOfDenial: ({ to }, denial, words) =>
    denial.from > to + 1 && /[은는]$/u.test(words[to]!.low) && words[denial.from]!.low.startsWith('아니'),
  isVerbLast: true,
  dropsSubjects: true,
  personalPronouns: 'people-and-animals',
  rangeJoint: /^\s?(?:〜|～|~)\s?$/u,
  hasUnspacedAmounts: true,
  withHanNumerals,
  countsBehindNoun: true,
  wholeParts: 'phrases',
  hasWholePhrasesOnly: true,
  hasUnboundedNames: true,
  tellsOwnSubject: true,
  leansOnNext: /(?:의|와|과|고|한|는)$/u,
  // `(끓이는 비결은) 물의 양에 있습니다`
  phraseBoundary: /(?:[은는이가을를]|에|에서|에게|으로|로|고|며|서|면|와|과)$/u,
  minStem: 1,
  endings:
    '들?(?:은|는|이|가|을|를|의|에|에서|에게|에게서|와|과|도|로|으로|만|까지|부터|이나|이랑|랑|위의|입니다|이다|이었습니다|였습니다)?',
  comparedEndings: '들?(?:처럼|같이|만큼|보다)',
  nouns: `
man 남자|woman 해녀 여자 여성|boy 소년 남자아이|girl 소녀 여자아이|child 아이 어린이|baby 아기|old_man 노인 할아버지|old_woman 할머니
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
hunter 사냥꾼|waiter 종업원 웨이터|thief 도둑|tailor 재단사|shoemaker 구두장이|hairdresser 미용사|potter 도예가|miner 광부|prisoner 죄수|detective 탐정 형사|programmer 프로그래머 개발자|boss 사장님 사장!|athlete 운동선수|photographer 사진작가 사진사|actor 배우|actress 여배우|beggar 거지!|fairy 요정|groom 신랑|librarian 사서!|mayor 시장님|artist 예술가|sculptor 조각가|inventor 발명가|beekeeper 양봉가|pianist 피아니스트|historian 역사학자|salesman 판매원|craftsman 장인! 장인이 장인은|man 청년|girl 아가씨|logger 나무꾼
leopard 표범|ox 황소|boar 멧돼지|hamster 햄스터|beaver 비버|otter 수달|koala 코알라|raccoon 너구리|chick 병아리|turkey 칠면조|peacock 공작새|flamingo 홍학|salmon 연어|squid 오징어|shrimp 새우|lobster 바닷가재|ladybug 무당벌레|scorpion 전갈|fly 파리! 파리가 파리는|caterpillar 애벌레|coral 산호|cricket 귀뚜라미|unicorn 유니콘|frog 두꺼비|bird_nest 둥지|feather 깃털|rhino 코뿔소|hippo 하마|cat 새끼_고양이
tree 참나무 느티나무|tulip 튤립|rose 장미|root 뿌리|mango 망고|avocado 아보카도|eggplant 가지볶음|lettuce 상추|broccoli 브로콜리|peanut 땅콩|ginger 생강|nut 호두 견과류|pancake 팬케이크|spaghetti 스파게티|ice_cream 아이스크림|cookie 쿠키 과자|candy 사탕|fruit 과일|vegetable 채소 야채|medicine 알약|rock 바위 돌멩이|breakfast 아침_식사 아침밥|lunch 점심_식사 도시락|dinner 저녁_식사 저녁밥
street_lamp 가로등|teapot 주전자 찻주전자|vase 꽃병|fork 포크|frying_pan 프라이팬|refrigerator 냉장고|package 소포 택배|alarm_clock 알람_시계 자명종|hourglass 모래시계|shelf 책장 선반|fireplace 벽난로|bathtub 욕조|yarn 털실|teddy_bear 곰_인형|ambulance 구급차|carriage 마차|drone 드론|parachute 낙하산|submarine 잠수함|magnet 자석|gear 톱니바퀴|shovel 삽!|shovel 삽으로 삽을|watering_can 물뿌리개|fishing_rod 낚싯대|backpack 배낭 책가방|printer 프린터|thermometer 온도계 체온계|syringe 주사기|wheelchair 휠체어|calendar 달력|credit_card 신용카드|piggy_bank 저금통|cap 야구모자|sock 양말|trousers 바지|running_shoe 운동화|sunglasses 선글라스|magnifying_glass 돋보기|mask 탈춤|brick 벽돌|washing_machine 세탁기|firework 불꽃놀이|cinema 영화관|playground 놀이터|bakery 빵집|barn 헛간|ruin 폐허 유적|glacier 빙하|living_room 거실|coast 해안|pond 연못|stream 시냇물 개울|meadow 초원|harbor 항구|dune 모래언덕|iceberg 빙산|lightning 번개|hurricane 태풍|galaxy 은하|universe 우주|comet 혜성|black_hole 블랙홀|desk_globe 지구본
hour/dawn 해돋이|hour/dusk 노을 저녁|hour/night 밤하늘|weather/rain 소나기 장마 비가_오 비_오는 비가_내|weather/snow 함박눈 눈이_내 눈이_오|weather/wind 강풍|other/sense 첫_달 이번_달 지난_달 다음_달 한_달 두_달 세_달 매_달 몇_달 여섯_달 네_달 달_동안
airport 공항|courtroom 법정 법원|gym 체육관 헬스장|workshop 작업장 공방|attic 다락방 다락|battlefield 전쟁터 전장|trench 참호|prison_cell 감방|subway_station 지하철역
sword 장검|knife 식칼 부엌칼|axe 도끼|gate 대문 성문|coffin 관을|gravestone 묘비 무덤|cradle 요람|blender 믹서기|beehive 벌집|torch 횃불|arrow 화살|plant_pot 화분|safe 금고|microwave 전자레인지
woman 아주머니 여인|man 아저씨 사나이|boy 남학생|girl 여학생|child 아이들 꼬마 아이가 아이는 아이를|baby 갓난아기 신생아|family 가족 가족들|couple 부부 연인 커플|crowd 인파|audience 관객 청중|team 선수단|crew 선원들 승무원들|grandmother 외할머니|uncle 삼촌 외삼촌|aunt 이모 고모|bride 신부가 신부는|guard 경비원 경호원 보초|thief 범인 절도범 소매치기 강도|burglar 빈집털이범|spy 간첩 스파이|professor 교수|general 장군 사령관|king 임금 임금님 왕은 왕이 왕을 왕의 대왕|queen 왕후|prince 세자|emperor 천황|nobleman 양반 귀족|scholar 학자 선비|monk 스님|nun 수녀|priest 신부님 사제|pope 교황|samurai 사무라이|ninja 닌자|viking 바이킹|gladiator 검투사|knight 기사단|soldier 전사가 전사는 무사|slave 노예|peasant 농노 소작농|servant 하인 시종|maid 하녀 가정부|butcher 정육점_주인|bartender 바텐더|barista 바리스타|electrician 전기기사|plumber 배관공|mechanic 정비사|pilot 조종사 파일럿|surgeon 외과의사|pharmacist 약사|psychologist 심리학자|therapist 상담사|biologist 생물학자|physicist 물리학자|chemist 화학자|astronomer 천문학자|mathematician 수학자|scientist 경제학자|investor 투자자|businessman 사업가 기업가 경영자|businesswoman 여성_사업가|manager 매니저 관리자 지점장|clerk 직장인 회사원 공무원|banker 은행원|accountant 회계사|politician 정치인 국회의원 장관|runner 달리기_선수 마라톤_선수|swimmer 수영_선수|cyclist 자전거_선수|footballer 축구_선수|boxer 권투_선수|climber 등산가 산악인|hiker 등산객|diver 잠수부 다이버|cowboy 카우보이|magician 마술사|clown 광대|ghost 유령 귀신|zombie 좀비|vampire 뱀파이어 흡혈귀|alien 외계인|patient 환자|firefighter 소방대원|paramedic 구급대원|police_officer 순경 경찰들|flight_attendant 승무원|refugee 난민|immigrant 이민자|hero 영웅|rider 기수가|violinist 바이올리니스트|guitarist 기타리스트|conductor 지휘자|designer 디자이너|reporter 리포터
octopus 낙지|whale 흰수염고래 대왕고래|orca 범고래|tuna 참치|fish 생선 열대어|goldfish 금붕어|eel 뱀장어|sea_urchin 성게|shell 전복을 전복과|starfish 불가사리|clam 조개|oyster 굴을|seahorse 해마!|turtle 거북 바다거북|snake 독사|chameleon 카멜레온|frog 올챙이|dragonfly 잠자리가 잠자리는|firefly 반딧불이 반딧불|grasshopper 메뚜기|cockroach 바퀴벌레|tick 진드기|chicken 닭이 닭은 닭을|hawk 매가|bird 제비|woodpecker 딱따구리|ostrich 타조|cheetah 치타|hyena 하이에나|bear 곰이 곰은 반달곰|chimpanzee 침팬지|orangutan 오랑우탄|deer 노루 고라니|deer 엘크|mole 두더지|mouse 쥐가 쥐는|rat 시궁쥐|cow 소가|calf 송아지|horse 말이_달 말을_타|foal 망아지|lamb 어린양|piglet 새끼_돼지|puppy 새끼_개|kitten 새끼고양이|dinosaur 티라노사우루스|mammoth 매머드|dragon 용이 드래곤|tiger 범이|sloth 나무늘보|platypus 오리너구리|shark 고래상어|fishing_net 그물 그물망 어망
tree 은행나무 고목|flower 꽃들|rose 장미꽃|cherry_blossom 벚꽃|dandelion 민들레|lotus 연꽃|bamboo 대나무|mushroom 송이버섯|cactus 선인장|moss 이끼|branch 나뭇가지|trunk 나무줄기|acorn 도토리|seedling 새싹 묘목|pear 배나무|blueberry 블루베리|fruit 감나무 곶감|chestnut 밤송이 군밤|sweet_potato 고구마|green_onion 대파 쪽파 파를_썰 파를_송송|cabbage 배추 양배추|spinach 시금치|pumpkin 호박|chili 고추 청양고추 고춧가루|pepper 피망|black_pepper 후추 후춧가루|bean 메주콩|tofu 두부|kimchi 김치 김장|seaweed 미역 다시마 김을|bibimbap 비빔밥|dumpling 만두 군만두|soup 국물 찌개 된장국 미역국|stew 된장찌개 김치찌개|noodle 면을 냉면 칼국수 쌀국수|fried_chicken 치킨|steak 스테이크|meat 고기 삼겹살 소고기 쇠고기 돼지고기|sausage 소시지|bacon 베이컨|fried_egg 달걀프라이|bread 식빵 빵을 빵이 바게트|cookie 비스킷|yogurt 요구르트|honey 벌꿀 꿀을|dough 반죽|vinegar 식초|soy_sauce 간장|oil 식용유 참기름 올리브유|sauce 소스 양념장|spaghetti 파스타|french_fries 감자튀김|popcorn 팝콘|jam 딸기잼|coffee 아메리카노|tea 녹차 홍차 찻잎|wine 포도주|bottle 유리병 물병 술병|glass 유리잔 물잔|cup 찻잔 컵을 컵에|coffee_bean 원두|coffee_machine 커피머신|water 물을 물이 물은 물에 물과 생수|oxygen_tank 산소통
car 승용차|truck 화물차|locomotive 증기기관차|bullet_train 고속철도 KTX|subway_train 전철|motorcycle 오토바이|scooter 킥보드|airplane 여객기|helicopter 헬기|spacecraft 우주선 탐사선|space_station 우주정거장|ship 배를_타 함선 여객선 거북선|boat 나룻배 어선|sailing_ship 범선|cruise_ship 유람선|warship 군함 전함|anchor 닻을|traffic_light 신호등|crosswalk 횡단보도|tire 타이어|engine 엔진|bridge 다리를_건 교량|tunnel 터널|tower 석탑|palace 왕궁|house 주택 한옥|apartment_building 아파트|skyscraper 고층_빌딩 마천루|office_building 건물 빌딩|temple 사찰 절에|cathedral 성당 대성당|mosque 모스크|statue 동상 조각상|fountain 분수대|bank 은행|school 초등학교|office_building 회사 본사|prison 교도소|police_station 경찰서|post_office 우체국|swimming_pool 수영장|market 시장에 시장은 전통시장|bakery 제과점|farm 목장|island 무인도|mountain 산은 산꼭대기|valley 계곡|cliff 절벽|sun 해가_떠 해가_지|full_moon 보름달|moon 달이_떠 달빛 초승달|star 별이 별을 별들|galaxy 은하수|planet_Mars 화성|meteor 유성 별똥별|asteroid 소행성|lightning 벼락|cloud 먹구름|fire 불길 화재|smoke 연기가|ash 화산재 잿더미|lava 용암|sand 모래|earthquake 지진|tornado 회오리바람|snowman 눈사람|snowflake 눈송이|ice 고드름
door 현관문 문을_닫 문이_열|window 유리창|table 식탁 책상|wardrobe 옷장|drawer 서랍|lamp 전등|light_bulb 전구|television TV|radio 라디오|keyboard 키보드|computer_mouse 마우스|smartphone 핸드폰|camera 사진기|headphones 헤드폰|battery 배터리 건전지|robot_vacuum 로봇청소기|vacuum_cleaner 청소기|air_conditioner 에어컨|fan 선풍기|heater 난로 히터|rice_cooker 밥솥|stove 가스레인지 센_불 약한_불 중불|kettle 전기포트|toaster 토스터|knife 칼|cutting_board 도마|plate 접시|bowl 사발 공기에|frying_pan 팬에 프라이팬에|ladle 국자|trash_can 쓰레기통 휴지통|towel 수건|toilet 변기|sink 싱크대 세면대|shower 샤워기|tap 수도꼭지|key 키를|lock 자물쇠|rope 밧줄|chain 쇠사슬|nail 못을_박|screw 나사|screwdriver 드라이버|saw 톱을 톱으로|drill 드릴|sword 검을 칼집|bow 활을|cannon 대포|tank 탱크 전차|throne 왕좌|gold_bar 금괴|banknote 지폐 현금|receipt 영수증|contract 계약서|certificate 증명서 상장|ticket 표를 티켓 승차권|book 책을 책은 책이 도서 소설책|magazine 잡지|scroll 두루마리 상소문|stamp 우표|pen 펜 볼펜|paintbrush 붓을 붓으로|paper 종이|painting 그림을 그림이 초상화|guitar 기타를_치 통기타|drum 북을_치 장구|flute 피리|trumpet 나팔|bell 종을_치 종소리|button 단추|coat 코트 외투|jacket 재킷|kimono 기모노|skirt 치마|shoe 구두|belt 허리띠|tie 넥타이|suitcase 캐리어|bag 보따리|necklace 목걸이|mask 마스크 가면|medicine 약을 약이 약물 감기약|pill 수면제|vitamin 비타민|bandage 붕대|X-ray 엑스레이|microbe 세균 미생물|virus 바이러스|dna 유전자|brain 뇌는 뇌가 두뇌|heart 심장|lung 폐 허파|liver 간은 간이|kidney 콩팥 신장이|stomach 위장|bone 뼈|eye 눈동자|tooth 이가 이를_닦|muscle 근육|skin 피부|sheep 양떼 양을_치|baseball 야구공|basketball 농구공|trophy 트로피 우승컵|medal 금메달|kite 연을_날|toy 장난감|swing 그네|ball 공을_차 공을_던|chess 체스|dice 주사위|stopwatch 초시계|scale 체중계 저울|chart 그래프 도표|smoke 연기|lighter 라이터|matchstick 성냥|boat 배를_저|fingerprint 지문|footprint 발자국|handcuff 수갑|robot_arm 로봇팔|solar_panel 태양광_패널 태양광|wind_turbine 풍력_발전기|nuclear_power_plant 원자력_발전소|power_line 전선|chip 반도체|server 서버|artificial_intelligence 인공지능
other/sense 석_달 넉_달 다섯_달 일곱_달 여덟_달 아홉_달 열_달 몇_달 쥐_죽은_듯 하늘의_별_따기 소_잃고_외양간 발_벗고 손에_땀을 배가_고 배가_아 눈_깜짝 그림의_떡 식은_죽_먹기 새_발의_피 발_없는_말 호랑이_담배 누워서_떡_먹기 고래_싸움 꿩_먹고_알_먹기 손이_크 눈이_높 귀가_얇 머리를_식 입이_무 하늘을_찌를 불을_보듯 물_건너 바가지를 산_넘어_산 엎친_데 벼랑_끝 불티나게 첫눈에 눈앞에 손쉽게 손을_잡 발을_빼 하루아침 우물_안_개구리 개구리_올챙이 도토리_키_재기 가시방석 파김치 콩나물시루
  `,
  none: `없습니다 없다 없었습니다 없었다 없는 없이 없어 없던 없다는 빼고 금지`,
  not: '안 않* 못* 아니* 아닙* 없* 아무도 결코 마세요* 마십시오* 마라* 말아*',
  away: `대신 제외하고 말고 제외한 빼고 아닌 말고는 벗어나 피해`,
  like: `같은 같이 대신 처럼 마치 만큼 만한 비슷한 비슷하게 닮은 닮았* 버금가는 못지않은 못지않게 듯한 듯이 해당하는 해당합니다 맞먹는 맞먹습니다 불리는 불립니다 부럽지 비유 보다`,
  if: '만약 만일 혹시 했다면 있다면 없다면 된다면',
  possessive: '그의 그녀의 나의 우리의',
  pronouns: `he 그는 그가|she 그녀는 그녀가|narrator 저는 제가 나는 내가`,
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
