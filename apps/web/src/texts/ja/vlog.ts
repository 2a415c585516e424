import type * as english from '../vlog.ts'
import type { Translation } from '../locale/translation.ts'

export const vlogTexts: Translation<typeof english.vlogTexts> = {
  optionsLabel: 'タイトル・縦横比・音',
  castHint: '2人まで。1人目が語ります。',
  topic: {
    label: 'Vlogのテーマ',
    placeholder: '今日は何が起こりますか？ @でキャラクターを指定できます。',
    help: '@でキャラクターを指定',
    menuLabel: '指定できるキャラクター',
    noMatch: '一致するものがありません',
    characterRequired: '先にキャラクターを選んでください',
  },
  activities: {
    label: '例',
    needsCharacter: '例を使うには、先にキャラクターを選んでください。',
    list: [
      { name: '夕食づくり', text: 'が小さなキッチンで夕食を作っています。鍋から湯気が立ち、いよいよ味見の時間です。' },
      { name: '朝ラン', text: 'が日の出の公園を走ります。鳥が目を覚まし、街はまだ静かです。' },
      { name: '旅の日', text: 'が電車で海へ向かいます。スーツケースと窓側の席、そして最初に見える波。' },
      { name: 'ゲームの夜', text: 'が夜のリビングで、ピザとカラフルな照明に囲まれてゲームをしています。' },
      { name: 'カフェで仕事', text: 'が居心地のよいカフェでパソコン作業をしています。窓には雨が流れています。' },
      { name: 'ジム', text: 'がジムでトレーニングをしています。ウォームアップ、重いウエイト、そしてごほうびの休憩。' },
    ],
  },
  title: 'タイトル',
  duration: '長さ',
  durationOf: (seconds) => `${seconds}秒`,
  shots: (count) => `${count}ショット`,
  priceNote: 'ショットの価格はモデルによって決まります。',
  validation: {
    character: 'キャラクターを選んでください',
    topic: '何をするかを書いてください',
    mention: 'Vlogのテーマの中で、@を使ってキャラクターを指定してください（例：「@キャラクター が夕食を作っています」）',
    unmarked: (word) => `${word} はただの文字です。@を入力すると開くリストからキャラクターを選ぶか、@を消してください`,
    topicTooLong: (limit) => `テーマは${limit}文字以内にしてください`,
    aspect: '縦横比を選んでください',
    title: 'タイトルを入力してください',
    titleTooLong: (limit) => `タイトルは${limit}文字以内にしてください`,
    duration: '対応していない長さです',
  },
}
