import type * as english from '../../editor/sound.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const soundTexts: Translation<typeof english.soundTexts> = {
  fadeIn: '淡入',
  fadeOut: '淡出',
  seconds: (seconds) => `${formatDecimal(seconds, 2)} 秒`,
  line: '音量',
  percent: (value) => `${Math.round(value * 100)}%`,
  point: (at) => `${at} 处的音量`,
  pointRemoved: (at) => `已删除 ${at} 处的音量点`,
  noSoundHere: '请选择播放头下的声音或片段',
  pointAdded: (at) => `已在 ${at} 添加音量点`,
  voiceOver: {
    open: '录制旁白',
    hint: '影片播放时，从播放头开始录制你的声音。请戴上耳机，以免录入影片的声音。',
    asking: '请在浏览器中允许使用麦克风…',
    counting: (seconds) => `${seconds} 秒后开始录制`,
    recording: '正在录制…',
    saving: '正在保存录音…',
    record: '录制',
    stop: '停止并保留',
    discard: '放弃',
    level: '麦克风音量',
    placed: '旁白已放在说话的位置',
    failures: {
      unsupported: '此浏览器无法录制可上传的声音。请在别处录制，然后在“旁白”下上传文件。',
      refused: '浏览器不允许使用麦克风。请在此页面的设置中允许，然后再次点击“录制”。',
      no_microphone: '未找到麦克风。请连接麦克风，然后再次点击“录制”。',
      failed: '没有录到声音。请检查麦克风，然后再次点击“录制”。',
    },
  },
}
