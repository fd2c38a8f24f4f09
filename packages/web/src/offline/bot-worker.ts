/// <reference lib="webworker" />
import { answer, type Question } from '@serai/bots'

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)))
