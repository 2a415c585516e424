export type SideData = { rotation?: number }
/** A video or audio stream as ffprobe describes it; unknown properties are absent. */
export type Stream = {
  codec_type?: string
  codec_name?: string
  pix_fmt?: string
  width?: number
  height?: number
  sample_aspect_ratio?: string
  avg_frame_rate?: string
  nb_read_frames?: string
  disposition?: { attached_pic?: number }
  side_data_list?: SideData[]
}
