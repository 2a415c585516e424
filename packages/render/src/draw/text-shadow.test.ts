import { expect, test } from 'vitest'
import { isLight, isTransparent, parseTextShadow } from './text-shadow.ts'

test('a text-shadow list is parsed with scaled lengths', () => {
  expect(parseTextShadow('0 2px 4px rgba(0,0,0,.5), #808080 1px 1px', 2)).toEqual([
    { offsetX: 0, offsetY: 4, blur: 8, color: 'rgba(0,0,0,.5)' },
    { offsetX: 2, offsetY: 2, blur: 0, color: '#808080' },
  ])
  expect(parseTextShadow('none', 1)).toEqual([])
})

test('light and dark colours are distinguished', () => {
  expect(['#fff', '#FFE600', 'white', 'rgb(240, 240, 240)'].map(isLight)).toEqual([true, true, true, true])
  expect(['#000', 'black', '#0D2A6B', 'rgb(10,10,10)'].map(isLight)).toEqual([false, false, false, false])
})

test('transparent backgrounds are recognised in each notation', () => {
  expect(['transparent', '#00000000', '#0000', 'rgba(0,0,0,0)', 'rgba(1, 2, 3, 0.0)'].every(isTransparent)).toBe(true)
  expect(['#000', '#2196F3', 'rgba(0,0,0,.4)', 'rgb(0,0,0)'].some(isTransparent)).toBe(false)
})
