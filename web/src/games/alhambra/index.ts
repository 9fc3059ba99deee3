/** Alhambra, the card game, for the page. */
import type { GameModule } from '../contract';
import Example from './Example.svelte';
import { prompts } from './guide';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import { course, describe, status } from './sentences';
import type { Action, View } from './wire';

const alhambra: GameModule<View, Action> = { Table, Seat, seatWidth: 104, Standing, Result, Example, status, describe, course, prompts };
export default alhambra;
