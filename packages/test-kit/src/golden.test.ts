import { describe, expect, it } from 'vitest'
import { playthrough } from './golden.ts'
import { toyGame } from './toy/toy-game.ts'

const OPTIONS = { target: 9, turnCap: 60 }

describe('playthrough', () => {
  it('is the same text for the same arguments', () => {
    expect(playthrough(toyGame, OPTIONS, 2, 'a')).toBe(playthrough(toyGame, OPTIONS, 2, 'a'))
    expect(playthrough(toyGame, OPTIONS, 2, 'a')).not.toBe(playthrough(toyGame, OPTIONS, 2, 'b'))
  })

  it('can be read', () => {
    expect(playthrough(toyGame, OPTIONS, 2, 'a', 8)).toMatchInlineSnapshot(`
      "# Toy, 2 seats, seed a
      {"serai":1,"game":"toy","ruleset":"toy-1","options":{"target":9,"turnCap":60},"seats":["random 0","random 1"],"start":{"viewer":-2,"seats":2,"target":9,"turnCap":60,"stage":0,"active":1,"turns":0,"played":0,"offered":0,"taker":-1,"winner":-1,"reason":0,"deckSize":12,"deck":[4,4,4],"shown":[0,0,0],"scores":[0,0,0],"handSizes":[0,0,0],"droppedSizes":[0,0,0],"hands":[0,0,0,0,0,0,0,0,0],"dropped":[0,0,0,0,0,0,0,0,0]}}

          main, turn 0, deck 12
            seat 0: 0 points, 0 cards (0 copper, 0 silver, 0 gold)
          > seat 1: 0 points, 0 cards (0 copper, 0 silver, 0 gold)

          1  1       call silver  (of 5)
          2  1       end  (of 2)
      --- turn 1  74a36de054f3fb79
          3  0       call silver  (of 5)
          4  0       end  (of 2)
      --- turn 2  7ccc0104a610e5bf
          5  1       call silver  (of 5)
          6  1       draw  (of 2)
          7  chance  deal silver
          8  1       draw  (of 2)

          dealing, turn 2, deck 11
            seat 0: 0 points, 0 cards (0 copper, 0 silver, 0 gold)
          > seat 1: 0 points, 1 cards (0 copper, 1 silver, 0 gold)


      stopped after 8 steps
      "
    `)
  })

  it('ends with the result', () => {
    expect(playthrough(toyGame, OPTIONS, 2, 'a')).toMatch(/\nresult \{"returns":\[[01],[01]\],.*\}\n$/)
  })
})
