/** SCOUT for the page. */
import type { GameModule } from '../contract';
import Example from './Example.svelte';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import { prompts } from './guide';
import { course, describe, status } from './sentences';
import type { Action, View } from './wire';

const scout: GameModule<View, Action> = { Table, Seat, seatWidth: 80, Standing, Result, Example, status, describe, course, prompts };
export default scout;
