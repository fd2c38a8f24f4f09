/// <reference lib="webworker" />
import { type LabJob, work } from './lab-work.ts'

addEventListener('message', ({ data }: MessageEvent<LabJob>) => postMessage(work(data)))
