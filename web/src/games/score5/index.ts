/** SCORE 5 at the table. */
import type { GameModule } from '../contract';
import { course, describe, status } from './sentences';
import Example from './Example.svelte';
import { prompts } from './guide';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import type { Action, View } from './wire';

const score5: GameModule<View, Action> = { Table, Seat, seatWidth: 80, Standing, Result, Example, status, describe, course, prompts };
export default score5;
