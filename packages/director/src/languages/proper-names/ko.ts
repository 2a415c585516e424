import type { KnownNames, SpacedNameRules } from '../../lexical/names/spaced-name-rules.ts'
import type { NameLists } from './name-lists.ts'

/** Behind the name of a person. */
const HONORIFIC = '씨|님|대왕|왕|장군|선생|교수|박사|대통령|감독|선수|할머니|할아버지|부장|과장|대리|사장'
const PARTICLES = '은|는|이|가|을|를|의|에|에서|에게|께서|와|과|도|로|으로|만|까지|부터|라는|이라는|이다|입니다|였습니다|처럼|보다|이나|나'
const PARTICLE = new RegExp(`(?:${PARTICLES})$`, 'u')

/** A word, and what it is without one particle and without two. */
function withoutParticles(word: string): readonly string[] {
  const bare = word.replace(PARTICLE, '')
  return bare === word ? [word] : [word, bare, bare.replace(PARTICLE, '')]
}

/** Particles behind a name, a surname and a given name in one word, a title as the next. */
function spacedRules({ entries, surnames }: KnownNames): SpacedNameRules {
  const title = new RegExp(`^(?:${HONORIFIC})(?:${PARTICLES})?$`, 'u')
  // `박지민은`
  const isFullName = (one: string) =>
    /^\p{Script=Hangul}{3}$/u.test(one) && surnames.has(one[0]!) && entries.get(one.slice(1))?.kind === 'person'
  return {
    hasParticles: true,
    variantsOf: (phrase) => withoutParticles(phrase.at(-1)!).map((last) => [...phrase.slice(0, -1), last].join(' ')),
    unlisted: ([first = '', second = ''], from) => {
      const name = withoutParticles(first).find(isFullName)
      if (name !== undefined) return { to: from, name, entry: entries.get(name.slice(1))! }
      const isTitled = surnames.has(first) && title.test(second)
      return isTitled ? { to: from + 1, name: `${first} ${second.replace(PARTICLE, '')}`, entry: { kind: 'person' } } : undefined
    },
  }
}

export const KOREAN_NAMES: NameLists = {
  places: `
서울 부산 대구 인천 울산 세종시 수원 성남 용인 창원 청주 대전광역시 광주광역시 전주 천안 포항 경주 안동 강릉 속초 춘천 원주 여수 목포 군산 제주 제주도 서귀포 울릉도 독도 강화도 거제도 경기도 강원도 충청도 전라도 경상도 평양 한양 백두산 한라산 설악산 지리산 금강산 북한산 남산 한강 낙동강 청계천 경복궁 창덕궁 불국사 석굴암 해인사 남대문 동대문 광화문 명동 강남 홍대 이태원 인사동 해운대 광안리 자갈치시장 청와대 판문점 비무장지대 태평양 대서양 인도양 지중해 남극 북극 유럽 아프리카 아시아 파리 런던 뉴욕 로마 베를린 마드리드 바르셀로나 베네치아 피렌체 밀라노 프라하 부다페스트 암스테르담 아테네 이스탄불 모스크바 스톡홀름 제네바 카이로 두바이 예루살렘 바그다드 뉴델리 뭄바이 방콕 하노이 싱가포르 홍콩 베이징 상하이 시안 난징 타이베이 도쿄 오사카 교토 나가사키 히로시마 시드니 하와이 알래스카 로스앤젤레스 샌프란시스코 시카고 보스턴 워싱턴 시애틀 할리우드 실리콘밸리 토론토 밴쿠버 리우데자네이루 아마존 사하라 히말라야 에베레스트 알프스 폼페이 체르노빌 시베리아 루브르 갈라파고스 유네스코
`,
  persons: `
세종대왕 세종 이순신 광개토대왕 장영실 정약용 이황 김유신 왕건 이성계 단군 안중근 김구 윤봉길 안창호 최무선 허준 김정호 최만리 김홍도 신윤복 정조 영조 태종 태조 연산군 광해군 고종 사도세자 의자왕 진흥왕 문무왕 장보고 을지문덕 강감찬 홍길동 윤동주 이중섭 백남준 김대중 박정희 정주영 이병철 손흥민 박지성 봉준호 방탄소년단 싸이 반기문 아인슈타인 뉴턴 갈릴레오 코페르니쿠스 다윈 에디슨 테슬라 모차르트 베토벤 바흐 쇼팽 피카소 고흐 반_고흐 모네 레오나르도_다빈치 다빈치 미켈란젤로 셰익스피어 나폴레옹 카이사르 알렉산더 콜럼버스 마젤란 마르코_폴로 칭기즈칸 링컨 케네디 간디 소크라테스 플라톤 아리스토텔레스 니체 프로이트 스티브_잡스 잡스 빌_게이츠 일론_머스크 월트_디즈니 채플린 히틀러 스탈린 구텐베르크 노벨 공자 진시황 제갈량
`,
  women: `
신사임당 유관순 선덕여왕 명성황후 허난설헌 김연아 클레오파트라 마리_퀴리 퀴리_부인 잔_다르크 나이팅게일 안네_프랑크 헬렌_켈러 엘리자베스_여왕 심청 춘향 지민 지영 민지 수진 은지 영희 순희 서연 지은 수빈 하은 유진 미영 영자 순자 은영 현정 지혜 민서
`,
  men: `철수 민수 준호 민준 지훈 현우 성민 동현 영수 민호 준영 상훈 재현 도윤 영호 성호 태호 진우`,
  surnames: `김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 전 홍 유 고 문 양 손 배 백 허 남 심 노 하 곽 성 차 주 우 구 민`,
  placeEnds: '',
  spacedRules,
}
